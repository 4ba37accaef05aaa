import { describe, expect, test } from 'vitest'
import { actionsOfDraft, draftTroubles } from './drafts.rules.ts'

const all = { maySend: true, mayErase: true }

describe('what may be done with a draft', () => {
  test('its leader sends it while nothing prevents it, others of the team fill it in', () => {
    expect(actionsOfDraft({ trouble: null, ...all })).toEqual(['continue', 'send', 'delete'])
    expect(actionsOfDraft({ trouble: null, maySend: false, mayErase: false })).toEqual(['continue'])
  })

  test.each(draftTroubles)('%s: nobody sends it; it can be taken away', (trouble) => {
    const isGone = trouble.endsWith('_GONE')
    expect(actionsOfDraft({ trouble, ...all })).toEqual(isGone ? ['delete'] : ['continue', 'delete'])
    expect(actionsOfDraft({ trouble, maySend: true, mayErase: false })).toEqual(isGone ? [] : ['continue'])
  })
})
