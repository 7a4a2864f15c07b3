/** The words of the e-mail that a product is in stock again. */

export const restockMailWords = {
  title: (name: string) => `Back in stock: ${name}`,
  says: (store: string | null) =>
    `You asked us to tell you. It's in stock again ${store === null ? "online" : `at ${store}`}.`,
  noReserve: "We don't put any aside for you, so order soon if you need it.",
  once: "This is the only e-mail we send about it. You can ask again on the product's page.",
  product: "Product",
  sku: "SKU",
  inStock: "In stock now",
  store: "Store",
  see: "See the product"
} as const
