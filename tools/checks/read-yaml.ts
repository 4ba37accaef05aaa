/** A value of a YAML file: what compose files need of the language. */
export type Yaml = string | Yaml[] | { [key: string]: Yaml }

type Line = { indent: number; text: string; number: number }

const wrong = ({ number, text }: Line, why: string): Error => new Error(`line ${number}: ${why}: ${text}`)

const linesOf = (source: string): Line[] =>
  source.split('\n').flatMap((raw, index) => {
    const line = { indent: raw.search(/\S/), text: raw.trim(), number: index + 1 }
    if (line.text === '' || line.text.startsWith('#')) return []
    if (raw.includes('\t')) throw wrong(line, 'a tab')
    if (line.indent % 2 !== 0) throw wrong(line, 'indented by an odd number of spaces')
    return [line]
  })

const scalar = (line: Line, text: string): Yaml => {
  if (text === '{}') return {}
  const quoted = /^(?:"([^"\\]*)"|'([^']*)')$/.exec(text)
  if (quoted) return quoted[1] ?? quoted[2]!
  if (/^[[{&*!|>%@`"']/.test(text) || / #|: /.test(text)) throw wrong(line, 'more of YAML than is read here')
  return text
}

const block = (lines: Line[], indent: number): Yaml => {
  if (lines[0]!.text.startsWith('- ')) {
    const items: Yaml[] = []
    while (lines[0]?.indent === indent) {
      const line = lines.shift()!
      if (!line.text.startsWith('- ')) throw wrong(line, 'not an item of the list')
      items.push(scalar(line, line.text.slice(2)))
    }
    return items
  }
  const map: { [key: string]: Yaml } = {}
  while (lines[0]?.indent === indent) {
    const line = lines.shift()!
    const pair = /^([\w.-]+):(?: (.+))?$/.exec(line.text)
    if (!pair) throw wrong(line, 'not "key: value"')
    const [, key = '', text] = pair
    if (key in map) throw wrong(line, 'a key that stands twice')
    const inner = lines[0]
    if (text !== undefined) map[key] = scalar(line, text)
    else if (inner && inner.indent === indent + 2) map[key] = block(lines, indent + 2)
    else throw wrong(line, 'a key without a value')
  }
  return map
}

/** Reads maps, lists and scalars indented by two spaces; refuses everything else. */
export const readYaml = (source: string): Yaml => {
  const lines = linesOf(source)
  const read = block(lines, 0)
  if (lines[0]) throw wrong(lines[0], 'indented wrongly')
  return read
}
