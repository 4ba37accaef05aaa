import { readSourceFiles } from '../checks/source-files.ts'

const name = "'([A-Z][a-z]\\w*(?::\\w+)?)'"

/** Events in sources: lists of events, machine transitions, and events raised by use cases. */
const patterns = [
  { files: /^features\/[^/]+\/domain\/.*\.machine\.ts$/, of: new RegExp(`event: ${name}`, 'g') },
  { files: /^features\/[^/]+\/server\/.*\.ts$/, of: new RegExp(`${name} satisfies \\w*Event\\b`, 'g') },
  { files: /^features\/[^/]+\/server\/.*\.ts$/, of: new RegExp(`\\braise\\(\\s*\\w+,\\s*${name}`, 'g') },
]

/** Lists of events that features declare, and those that subscribers listen to. */
const lists = /(?:const \w*[eE]vents\b[^=]*= |\bevents: )\[(.*?)\]/gs

const namesIn = (text: string, of: RegExp): string[] => [...text.matchAll(of)].map(([, found]) => found ?? '')

/** Every event of the features, alphabetically. */
export const eventNames = (): string[] => {
  const sources = readSourceFiles(process.cwd()).filter(({ path }) => !path.includes('.test.'))
  const textsOf = (files: RegExp): string[] =>
    sources.filter(({ path }) => files.test(path)).map(({ text }) => text)
  const listed = textsOf(/^features\/[^/]+\/(?:domain|server)\//).flatMap((text) =>
    [...text.matchAll(lists)].flatMap(([, inside]) => namesIn(inside ?? '', new RegExp(name, 'g'))),
  )
  const named = patterns.flatMap(({ files, of }) => textsOf(files).flatMap((text) => namesIn(text, of)))
  return [...new Set([...listed, ...named])].toSorted((one, other) => (one < other ? -1 : 1))
}
