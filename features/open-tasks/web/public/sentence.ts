/** A text that ends as a sentence, where another sentence follows. */
export const sentence = (text: string): string =>
  /[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
