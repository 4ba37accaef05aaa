/** A change of a file that is there already; `null` where the file does not look as expected, and a person does it. */
export type Edit = { path: string; does: string; edit: (text: string) => string | null }

/** What a recipe writes: new files, lines in files that are there, and what only a person knows. */
export type Stub = { files: Record<string, string>; edits: Edit[]; steps: string[] }

/** `close-idea` as the name of a value: `closeIdea`. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `close-idea` as the name of a type or a component: `CloseIdea`. */
export const pascal = (name: string): string => camel(`-${name}`)

/** `close-idea` as people read it: `Close idea`. */
export const words = (name: string): string => {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Inserts lines after the first occurrence of `after`. */
export const insertAfter = (text: string, after: string, lines: string): string | null =>
  text.includes(after) ? text.replace(after, () => after + lines) : null

type Texts = { [key: string]: string | Texts }

const withTexts = (texts: Texts, [key = '', ...rest]: readonly string[], added: Texts): Texts => {
  const group = texts[key]
  const own = typeof group === 'object' ? group : {}
  return { ...texts, [key]: rest.length > 0 ? withTexts(own, rest, added) : { ...own, ...added, ...own } }
}

/** Adds texts to a group of both languages, `vacancies` or `joining.vacancies`; texts that exist remain. */
export const addTexts = (feature: string, key: string, of: (language: 'ru' | 'en') => Texts): Edit[] =>
  (['ru', 'en'] as const).map((language) => ({
    path: `features/${feature}/texts/${language}.json`,
    does: `the words of ${key}`,
    edit: (text) => {
      const texts = withTexts(JSON.parse(text) as Texts, key.split('.'), of(language))
      return `${JSON.stringify(texts, null, 2)}\n`
    },
  }))
