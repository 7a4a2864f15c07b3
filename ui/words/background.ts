/** What the notices around every page say. */
export const backgroundWords = {
  backIn: "Back in",
  consent: {
    title: "Measuring your visit",
    text: "May we count which pages help? We use a tag manager for that, and load it only if you say so.",
    more: "What we keep",
    grant: "That's fine",
    refuse: "No, thanks",
    chosen: { granted: "You said yes. You can change that here.", refused: "You said no. You can change that here." }
  }
} as const
