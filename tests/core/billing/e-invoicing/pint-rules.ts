/**
 * The official rules of PINT A-NZ, run over e-invoices: UBL's own schemas, then OpenPeppol's schematron as it publishes it,
 * compiled and run by Saxon. The rules may not be passed on, so they are no part of the project: see README.
 */
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import SaxonJS from "saxon-js"
import { validateXML } from "xmllint-wasm"
import type { WrittenEInvoice } from "./e-invoice-kinds.ts"

const folder = process.env.PINT_RULES || "../shared/data/pint-aunz"
const schematron = join(folder, "trn-invoice/schematron")
const schemas = join(folder, "xsd")

/** Whether they are there to be run. */
export const hasRules = existsSync(schematron)
export const hasSchemas = existsSync(schemas)

const read = (...path: ReadonlyArray<string>) => readFileSync(join(...path), "utf8")

/** Both documents have the same two files. Compiled once for each version of them, which takes Saxon some 15 seconds. */
const compiled = (name: string): object => {
  const source = resolve(schematron, `${name}.xslt`)
  const version = createHash("sha256").update(read(source)).digest("hex").slice(0, 16)
  const target = join(tmpdir(), `pint-${version}.sef.json`)
  if (!existsSync(target))
    execFileSync(process.execPath, [
      "node_modules/xslt3/xslt3.js",
      "-t",
      `-xsl:${source}`,
      `-export:${target}`,
      "-nogo"
    ])
  return JSON.parse(read(target))
}

const rules: Array<object> = []
export const compileRules = () => {
  if (rules.length === 0)
    rules.push(...["PINT-UBL-validation-preprocessed", "PINT-jurisdiction-aligned-rules"].map(compiled))
}

/** What the rules object to, by their ids, warnings among them; nothing of an e-invoice that keeps them all. */
export const brokenRules = (xml: string): ReadonlyArray<string> =>
  rules.flatMap((stylesheetInternal) => {
    const { principalResult } = SaxonJS.transform(
      { stylesheetInternal, sourceText: xml, destination: "serialized" },
      "sync"
    )
    return [...principalResult.matchAll(/<svrl:(?:failed-assert|successful-report)[^>]*?\sid="([^"]*)"/g)].map(
      ([, id = ""]) => id
    )
  })

/** What UBL 2.1 itself objects to. */
export const schemaErrors = async (root: WrittenEInvoice["root"], documents: ReadonlyArray<string>) => {
  const { errors } = await validateXML({
    xml: documents.map((contents, place) => ({ fileName: `${place}.xml`, contents })),
    schema: [
      { fileName: "main.xsd", contents: read(schemas, `maindoc/UBL-${root}-2.1.xsd`).replaceAll("../common/", "") }
    ],
    preload: readdirSync(join(schemas, "common")).map((fileName) => ({
      fileName,
      contents: read(schemas, "common", fileName)
    })),
    initialMemoryPages: 512,
    maxMemoryPages: 4096
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
