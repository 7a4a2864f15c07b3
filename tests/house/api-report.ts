/** The public surface of the packed core as a text: each export of its entries with its declaration, and the types that those name. */
import { readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { parseSync } from "vite"

type Declared = { readonly text: string; readonly names: ReadonlyArray<string> }
type Module = {
  /** The declarations of the file, by their names. */
  readonly own: ReadonlyMap<string, Declared>
  /** Names from other files, and what they are called there. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  /** What it exports from other files, in order; `*` is a whole file under a name. */
  readonly passedOn: ReadonlyArray<{ readonly exported: string; readonly file: string; readonly name: string }>
}

const tidy = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/^export |\bdeclare /gm, "")
    .replace(/\n\s*\n/g, "\n")
    .replace(/[ \t]+$/gm, "")
    .trim()

const read = (file: string): Module => {
  const text = readFileSync(file, "utf8")
  const [own, imported] = [new Map<string, Declared>(), new Map<string, { file: string; name: string }>()]
  const passedOn: Array<Module["passedOn"][number]> = []
  const fileOf = (path: string) => (path.startsWith(".") ? join(dirname(file), path.replace(/\.js$/, ".d.ts")) : path)
  const declare = (name: string, start: number, end: number) => {
    const declaration = tidy(text.slice(start, end))
    own.set(name, { text: declaration, names: declaration.match(/\b[A-Za-z_]\w*\b/g) ?? [] })
  }
  const nameOf = (node: { readonly name: string } | { readonly value: string }) =>
    "name" in node ? node.name : node.value
  for (const statement of parseSync(file, text).program.body) {
    if (statement.type === "ImportDeclaration")
      for (const specifier of statement.specifiers)
        if (specifier.type === "ImportSpecifier")
          imported.set(specifier.local.name, { file: fileOf(statement.source.value), name: nameOf(specifier.imported) })
    if (statement.type === "ExportAllDeclaration" && statement.exported)
      passedOn.push({ exported: nameOf(statement.exported), file: fileOf(statement.source.value), name: "*" })
    if (statement.type === "ExportNamedDeclaration" && statement.source)
      for (const { local, exported } of statement.specifiers)
        passedOn.push({ exported: nameOf(exported), file: fileOf(statement.source.value), name: nameOf(local) })
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
    if (!declaration) continue
    if (declaration.type === "VariableDeclaration")
      for (const { id } of declaration.declarations)
        if (id.type === "Identifier") declare(id.name, statement.start, statement.end)
    if ("id" in declaration && declaration.id?.type === "Identifier")
      declare(declaration.id.name, statement.start, statement.end)
  }
  return { own, imported, passedOn }
}

/** `folder` is that of the package. */
export const apiReport = (folder: string): string => {
  const modules = new Map<string, Module>()
  const moduleOf = (file: string): Module => {
    const found = modules.get(file) ?? read(file)
    modules.set(file, found)
    return found
  }
  const shown = new Set<string>()
  const [parts, also]: [Array<string>, Map<string, string>] = [[], new Map()]

  const declarationOf = (file: string, name: string): string => {
    const { own, passedOn } = moduleOf(file)
    shown.add(`${file} ${name}`)
    const elsewhere = passedOn.find(({ exported }) => exported === name)
    return own.get(name)?.text ?? (elsewhere ? declarationOf(elsewhere.file, elsewhere.name) : `${name}: not declared`)
  }
  /** The types that a declaration names, and those that they name. */
  const follow = (file: string, name: string) => {
    const { own, imported } = moduleOf(file)
    for (const word of new Set(own.get(name)?.names)) {
      const at = own.has(word) ? { file, name: word } : imported.get(word)
      if (!at?.file.startsWith(folder) || shown.has(`${at.file} ${at.name}`)) continue
      also.set(`${relative(folder, at.file).replace(/\.d\.ts$/, "")}: ${at.name}`, declarationOf(at.file, at.name))
      follow(at.file, at.name)
    }
  }
  const block = (title: string, texts: ReadonlyArray<string>) =>
    `## ${title}\n\n\`\`\`ts\n${texts.join("\n")}\n\`\`\`\n`
  const sectionOf = (title: string, exported: Module["passedOn"]) =>
    parts.push(block(title, exported.map((one) => declarationOf(one.file, one.name)).toSorted()))

  const index = moduleOf(join(folder, "entry/index.d.ts"))
  const namespaces = index.passedOn.filter(({ name }) => name === "*")
  sectionOf(
    "lineal",
    index.passedOn.filter(({ name }) => name !== "*")
  )
  for (const { exported, file } of namespaces) sectionOf(`lineal: ${exported}`, moduleOf(file).passedOn)
  const open = [index, ...namespaces.map(({ file }) => moduleOf(file))].flatMap(({ passedOn }) => passedOn)
  for (const { file, name } of open) if (name !== "*") follow(file, name)
  sectionOf("lineal/services", moduleOf(join(folder, "entry/services.d.ts")).passedOn)
  const named = [...also].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([at, text]) => `// ${at}\n${text}`)
  parts.push(block("Types that these name, of lineal alone", named))
  return `# Public surface of the package lineal\n\nMade from the packed types; \`npm test -- --project house readme-scripts -u\` writes it anew.\n\n${parts.join("\n")}`
}
