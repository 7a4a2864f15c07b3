/** Leaves the page by posting a form to somebody else's. */

/** Nothing of it stays in the page's address, or in its history. */
export const postForm = (url: string, fields: { readonly [name: string]: string }): void => {
  const form = document.createElement("form")
  form.method = "post"
  form.action = url
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input")
    input.type = "hidden"
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
