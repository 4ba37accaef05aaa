/** A startup of the demo, in one language. */
export type Startup = {
  name: string
  industry: string
  territory: string
  type: 'INNOVATIVE' | 'ENTREPRENEURIAL'
  summary: string
  /** Evidence: users, pilots, figures. */
  proof: string
}

/** Parses a list with one startup per line: name | industry | territory | I or E | summary | proof. */
export const parseStartups = (list: string): readonly Startup[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [name, industry, territory, kind, summary, proof] = line.split(' | ').map((part) => part.trim())
      if (!name || !industry || !territory || !summary || !proof) throw new Error(`Not a startup: ${line}`)
      return {
        name,
        industry,
        territory,
        type: kind === 'I' ? 'INNOVATIVE' : 'ENTREPRENEURIAL',
        summary,
        proof,
      }
    })
