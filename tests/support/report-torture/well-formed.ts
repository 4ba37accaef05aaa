import { strFromU8 } from 'fflate'

const token = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/)?([^\s>/]+)((?:\s[^<>]*?)?)(\/)?>|([^<]+)|(<)/g

/** What office programs would have to repair in a part: tags that do not pair, prefixes nobody declared, attributes twice. */
const faultOf = (xml: string): string | null => {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml))
    return 'a sign that XML does not know'
  const open: { name: string; prefixes: ReadonlySet<string> }[] = []
  for (const [, closes, name = '', attributes = '', alone, text, stray] of xml.matchAll(token)) {
    if (stray !== undefined) return 'a stray <'
    if (text !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text))
        return `an open & in ${text.slice(0, 40)}`
      continue
    }
    if (name === '') continue
    if (closes) {
      const last = open.pop()
      if (last?.name !== name) return `</${name}> closes ${last?.name ?? 'nothing'}`
      continue
    }
    const given = [...attributes.matchAll(/([^\s=]+)\s*=\s*"[^"]*"/g)].map(([, attribute = '']) => attribute)
    if (new Set(given).size < given.length) return `<${name}> says something twice`
    const own = given.flatMap((one) => (one.startsWith('xmlns:') ? [one.slice(6)] : []))
    const prefixes = new Set([...(open.at(-1)?.prefixes ?? ['xml']), ...own])
    for (const used of [name, ...given]) {
      const prefix = used.includes(':') ? used.split(':')[0]! : ''
      if (prefix !== '' && prefix !== 'xmlns' && !prefixes.has(prefix))
        return `${prefix}: is not declared at <${name}>`
    }
    if (!alone) open.push({ name, prefixes })
  }
  return open.length > 0 ? `<${open.at(-1)!.name}> is not closed` : null
}

const folderOf = (name: string): string[] => name.split('/').slice(0, -2)

const targetOf = (rels: string, target: string): string => {
  if (target.startsWith('/')) return target.slice(1)
  const path = folderOf(rels)
  for (const step of target.split('/'))
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  return path.join('/')
}

/** All that an office program would stumble over in a package: broken parts, relations that lead nowhere, parts of no type. */
export const packageFaults = (parts: Readonly<Record<string, Uint8Array>>): string[] => {
  const types = strFromU8(parts['[Content_Types].xml']!)
  return Object.entries(parts).flatMap(([name, bytes]): string[] => {
    const extension = name.slice(name.lastIndexOf('.') + 1)
    const isTyped =
      name === '[Content_Types].xml' ||
      types.includes(`PartName="/${name}"`) ||
      types.includes(`Extension="${extension}"`)
    const found = isTyped ? [] : [`${name} has no type`]
    if (!/\.(?:xml|rels)$/.test(name)) return found
    const xml = strFromU8(bytes)
    const fault = faultOf(xml)
    if (fault) found.push(`${name}: ${fault}`)
    if (name.endsWith('.rels')) {
      const ids = [...xml.matchAll(/\bId="([^"]*)"/g)].map(([, id]) => id)
      if (new Set(ids).size < ids.length) found.push(`${name}: an id twice`)
      for (const [, target = ''] of xml.matchAll(/\bTarget="([^"]*)"/g))
        if (!parts[targetOf(name, target)]) found.push(`${name}: ${target} is not there`)
    }
    return found
  })
}
