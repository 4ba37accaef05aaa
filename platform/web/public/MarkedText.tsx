import { createElement, type ReactNode } from 'react'
import { pictureName, plainWords, type Block, type Inline } from '#platform/domain/markdown.ts'
import { useLocale } from './use-locale.ts'

// The content of a page is static, so the index is its key.
const word = (one: Inline, key: number): ReactNode => {
  if (one.kind === 'text') return one.text
  if (one.kind === 'link')
    return (
      <a key={key} href={one.href}>
        {one.text}
      </a>
    )
  return createElement(one.kind, { key, ...(one.kind === 'code' ? { translate: 'no' } : {}) }, one.text)
}
const item = (words: readonly Inline[], key: number) => <li key={key}>{words.map(word)}</li>
const heading = (words: readonly Inline[], key: number) => (
  <th key={key} scope="col">
    {words.map(word)}
  </th>
)
const cell = (words: readonly Inline[], key: number) => <td key={key}>{words.map(word)}</td>
const row = (cells: readonly (readonly Inline[])[], key: number) => <tr key={key}>{cells.map(cell)}</tr>

const Table = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <div className="marked__table" tabIndex={0} role="region" aria-label={head.map(plainWords).join(', ')}>
    <table>
      <thead>
        <tr>{head.map(heading)}</tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
    </table>
  </div>
)

/** Both themes are in the page, and only the visible one is loaded. */
const Picture = ({ text, address, role }: Extract<Block, { kind: 'picture' }>) => {
  const locale = useLocale()
  const of = (theme: 'light' | 'dark') => (
    <img
      className={`marked__picture marked__picture--${theme}`}
      src={`/manuals-pictures/${pictureName({ address, role })}.${locale}.${theme}.webp`}
      alt={text}
      width={1100}
      height={688}
      loading="lazy"
      decoding="async"
    />
  )
  return (
    <figure className="marked__figure">
      {of('light')}
      {of('dark')}
      <figcaption>{text}</figcaption>
    </figure>
  )
}

const Heading = ({ level, part: at, anchor, words }: Extract<Block, { kind: 'heading' }>) =>
  createElement(
    `h${level}`,
    { id: anchor },
    level === 2 ? <span id={`part-${at}`} /> : null,
    <a className="marked__anchor" href={`#${anchor}`}>
      {words.map(word)}
    </a>,
  )

const Part = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') return <Heading {...block} />
  if (block.kind === 'picture') return <Picture {...block} />
  if (block.kind === 'table') return <Table {...block} />
  if (block.kind === 'list')
    return block.ordered ? <ol>{block.items.map(item)}</ol> : <ul>{block.items.map(item)}</ul>
  if (block.kind === 'code')
    return (
      <pre tabIndex={0}>
        <code translate="no">{block.text}</code>
      </pre>
    )
  const words = block.words.map(word)
  return block.kind === 'quote' ? <blockquote>{words}</blockquote> : <p>{words}</p>
}

const part = (block: Block, key: number) => <Part key={key} block={block} />

/** Renders a manual's markup with our own elements: nothing in it can run. */
export const MarkedText = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className="marked">{blocks.map(part)}</div>
)
