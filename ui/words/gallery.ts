/** What the pictures of a product say. */

export const galleryWords = {
  enlarge: (picture: string) => `Enlarge: ${picture}`,
  another: (picture: string, place: number) => `${picture}, picture ${place}`,
  more: "More pictures",
  title: (product: string) => `Pictures of ${product}`,
  pictures: "Pictures",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  place: (place: number, all: number) => `Picture ${place} of ${all}`
} as const
