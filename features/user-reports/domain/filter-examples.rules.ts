/** What of a tag decides which filters it can show. */
type ExampleTag = { tag: string; within: string; kind: string; example: string }

/** Filters that are explained by an example, in the order of the manual. */
export const exampleKinds = [
  'words',
  'number',
  'money',
  'longdate',
  'pattern',
  'sum',
  'average',
  'deep',
  'count',
  'join',
  'sort',
  'where',
  'first',
  'given',
  'more',
  'fallback',
  'picture',
  'name',
] as const

export type ExampleKind = (typeof exampleKinds)[number]

export type FilterExample = { kind: ExampleKind; tag: string }

const projects = 'Projects'

/** Examples of filters made of tags that there are: each can be copied as it is. */
export const filterExamples = (tags: readonly ExampleTag[]): FilterExample[] => {
  const ofProject = (kind: string) =>
    tags.find((one) => one.within === projects && one.kind === kind && one.tag !== 'Position')?.tag
  const inList = (...kinds: string[]) => {
    const column = tags.find(({ within, kind }) => within.startsWith(`${projects}.`) && kinds.includes(kind))
    return column ? { list: column.within.slice(projects.length + 1), column: column.tag } : undefined
  }
  const money = ofProject('money')
  const number = ofProject('number') ?? ofProject('share')
  const text = tags.find(
    (one) => one.within === projects && one.kind === 'text' && /^[a-z]/.test(one.tag),
  )?.tag
  const picture = ofProject('picture') ?? ofProject('file')
  const sums = inList('money', 'number')
  const state = tags.find(({ within, tag }) => within === `${projects}.Tasks` && tag === 'State')
  const amount = money ?? number
  const examples: Readonly<Record<ExampleKind, string | false | undefined>> = {
    words: amount && `{{${amount}|words}}`,
    number: number && `{{${number}|number:2}}`,
    money: money && `{{${money}|money}}`,
    longdate: '{{Date|longdate}}',
    pattern: '{{Date|date:MM.YYYY}}',
    sum: sums && `{{${sums.list}|sum:${sums.column}}}`,
    average: sums && `{{${sums.list}|average:${sums.column}}}`,
    deep: sums && `{{${projects}|sum:${sums.list}.${sums.column}}}`,
    count: `{{${projects}|count}}`,
    join: '{{Team|join:Person}}',
    sort: `{{#${projects}|sort:Name}}{{/${projects}}}`,
    where: state && state.example !== '' && `{{#Tasks|where:State=${state.example}}}{{/Tasks}}`,
    first: '{{#Tasks|sort:-Due|first:3}}{{/Tasks}}',
    given: text && `{{#${text}|given}}{{/${text}}}`,
    more: amount && `{{#${amount}|more:100}}{{/${amount}}}`,
    fallback: text && `{{${text}|default:—}}`,
    picture: picture && `{{${picture}|picture:60}}`,
    name: picture && `{{${picture}|name}}`,
  }
  return exampleKinds.flatMap((kind) => {
    const tag = examples[kind]
    return tag ? [{ kind, tag }] : []
  })
}
