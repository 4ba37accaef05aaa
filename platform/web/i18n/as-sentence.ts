/** Capitalizes the first letter of a phrase that is shown alone. */
export const asSentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
