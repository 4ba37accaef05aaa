import { likeness, lookOf, normalized } from './suggest.rules.ts'

/** A value of a dictionary as it is compared with the names of a file. */
export type KnownValue = { id: number; code: string; ru: string; en: string }

const shortened: readonly (readonly [RegExp, string])[] = [
  [/(^|\s)обл\.?(?=\s|$)/giu, '$1область'],
  [/(^|\s)респ\.?(?=\s|$)/giu, '$1республика'],
  [/(^|\s)(г|гор)\.\s*/giu, '$1'],
  [/(^|\s)р-н(?=\s|$)/giu, '$1район'],
  [/(^|\s)(мск)(?=\s|$)/giu, '$1Москва'],
  [/(^|\s)(спб|питер)(?=\s|$)/giu, '$1Санкт-Петербург'],
]

const spelled = (name: string): string =>
  shortened.reduce((text, [pattern, word]) => text.replace(pattern, word), name)

/** Codes of values that people call by names which look nothing like theirs. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  EARLY_PRESEED: ['идея', 'только идея', 'концепция', 'idea', 'concept'],
  LATE_PRESEED: ['прототип', 'есть прототип', 'mvp', 'мвп', 'prototype', 'предпосев'],
  EARLY_SEED: ['посев', 'посевная', 'первые продажи', 'пилот', 'first sales', 'pilot'],
  MIDDLE_SEED: ['продажи', 'выручка', 'sales', 'traction', 'revenue'],
  LATE_SEED: ['рост', 'масштабирование', 'growth', 'scaling'],
}

/** Below it a likeness is chance. */
const enough = 0.45

/** The value of a dictionary that a name is nearest to; `null` when none is near. */
export const nearestValue = (name: string, values: readonly KnownValue[]): number | null => {
  const text = normalized(name)
  const called = values.find(({ code }) => synonyms[code]?.includes(text))
  if (called) return called.id
  const look = lookOf(spelled(name))
  const scored = values.map(({ id, ru, en }) => ({
    id,
    score: Math.max(likeness(look, lookOf(ru)), likeness(look, lookOf(en))),
  }))
  const best = scored.reduce((found, one) => (one.score > found.score ? one : found), { id: 0, score: 0 })
  return best.score >= enough ? best.id : null
}
