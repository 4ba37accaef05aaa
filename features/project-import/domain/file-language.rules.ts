/** Number of rows that are examined. */
const sampled = 50

/** Below this share of Cyrillic letters a file is English: names of people and companies may be in either. */
const enough = 0.2

const lettersIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Language of a file by its letters, ignoring email addresses and URLs. */
export const languageOf = (sheet: readonly (readonly string[])[]): 'ru' | 'en' => {
  const text = sheet
    .slice(0, sampled)
    .flat()
    .map((cell) => cell.slice(0, 200).replace(/\S*[@/]\S*/g, ''))
    .join(' ')
  const [cyrillic, latin] = [lettersIn(text, /\p{Script=Cyrillic}/gu), lettersIn(text, /\p{Script=Latin}/gu)]
  return latin > 0 && cyrillic / (cyrillic + latin) < enough ? 'en' : 'ru'
}
