import './read-text.css'
import { useMemo } from 'react'
import { wordDifference } from './word-difference.ts'

type Props = { text: string; other: string; side: 'before' | 'after' }

/** A text with removed (before) or added (after) words marked. */
export const ChangedText = ({ text, other, side }: Props) => {
  const pieces = useMemo(
    () => (side === 'before' ? wordDifference(text, other) : wordDifference(other, text)),
    [text, other, side],
  )
  return (
    <p className="read-text">
      {pieces.map(({ text: piece, kind }, at) => {
        // Pieces of a text have no identity except their position.
        const key = `${at}${kind}`
        if (kind === 'same') return <span key={key}>{piece}</span>
        if (kind === 'removed') return side === 'before' ? <del key={key}>{piece}</del> : null
        return side === 'after' ? <ins key={key}>{piece}</ins> : null
      })}
    </p>
  )
}
