/**
 * A sentence that ends with a name which itself ends with a full stop ("Sokolova V. A.") has one full stop, not two; an
 * ellipsis of three stays.
 */
export const oneFullStop = (text: string): string => text.replace(/(?<!\.)\.\.(?=[\s»”")]|$)/g, '.')
