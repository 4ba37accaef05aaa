import type { ReactNode } from 'react'
import type { Block, Inline } from '../../domain/markdown.rules.ts'

const drawn = (words: readonly Inline[]): ReactNode =>
  words.map((one, key) => {
    if (one.kind === 'link')
      return (
        <a key={key} href={one.href}>
          {one.text}
        </a>
      )
    if (one.kind === 'code') return <code key={key}>{one.text}</code>
    if (one.kind === 'strong') return <strong key={key}>{one.text}</strong>
    return one.kind === 'em' ? <em key={key}>{one.text}</em> : one.text
  })

/** A part of a page of the manuals. */
export const ManualBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return (
      <Heading id={block.anchor}>
        <a className="manual__anchor" href={`#${block.anchor}`}>
          {drawn(block.words)}
        </a>
      </Heading>
    )
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, key) => (
          <li key={key}>{drawn(item)}</li>
        ))}
      </List>
    )
  }
  if (block.kind === 'code')
    return (
      <pre tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    )
  if (block.kind === 'table')
    return (
      <div
        className="manual__table"
        tabIndex={0}
        role="region"
        aria-label={block.head.map((cell) => cell.map(({ text }) => text).join('')).join(', ')}
      >
        <table>
          <thead>
            <tr>
              {block.head.map((cell, key) => (
                <th key={key} scope="col">
                  {drawn(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, key) => (
              <tr key={key}>
                {row.map((cell, at) => (
                  <td key={at}>{drawn(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  return block.kind === 'quote' ? <blockquote>{drawn(block.words)}</blockquote> : <p>{drawn(block.words)}</p>
}
