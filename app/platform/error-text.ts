/** What an error says of itself, cut to some characters; for logs and the studio. */
export const errorText = (error: unknown, most: number) =>
  (error instanceof Error ? error.message : String(error)).slice(0, most)
