import type { Scoring } from './scoring.types.ts'

/** The marks with which a form starts: those of the last assessment, within the scales of today. */
export const marksToFill = ({ current, marks }: Pick<Scoring, 'current' | 'marks'>) => {
  const known = new Map(marks.map((mark) => [mark.code, mark]))
  return current
    .flatMap((group) => group.parameters)
    .map(({ code, scale }) => {
      const value = known.get(code)?.value ?? null
      return {
        code,
        value: value === null ? null : Math.min(value, scale),
        evidence: known.get(code)?.evidence ?? '',
      }
    })
}
