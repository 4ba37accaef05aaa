/** Words that stand alone begin with a capital letter. */
export const asSentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)
