import { describe, expect, test } from 'vitest'
import { guest, type Actor } from '#platform/domain/actor.ts'
import { person, projectOfMatrix } from '../../../tests/support/actors.ts'
import { group, field, plain, tree } from '../../fields/domain/samples.ts'
import { projectDetails } from '../../projects/domain/project-details.policy.ts'
import { accessLevels, elementVisibilities } from '../../projects/domain/states.ts'
import { showcaseViewers, shownOf, readableOf, type ShowcaseViewer, type Showing } from './shown.rules.ts'

const codes = ['for_all', 'for_team', 'for_none', 'unsaid', 'empty', 'hidden_by', 'people', 'gone']

const showing: Showing = {
  sections: [
    {
      id: 'one',
      title: { ru: 'О проекте', en: '' },
      items: codes.map((code) => ({
        code,
        label: { ru: '', en: '' },
        card: true,
        page: true,
        filter: true,
        sorting: true,
      })),
    },
    { id: 'two', title: { ru: 'Пусто', en: '' }, items: [] },
  ],
  isPublic: true,
  published: true,
  accessLevel: 'ALL',
  visibilities: {
    for_all: 'VISIBLE_ALL',
    for_team: 'VISIBLE_TEAM',
    for_none: 'NON_VISIBLE',
    empty: 'VISIBLE_ALL',
    hidden_by: 'VISIBLE_ALL',
    people: 'VISIBLE_ALL',
    not_chosen: 'VISIBLE_ALL',
  },
  tree: tree(
    plain({ code: 'for_all', type: 'STRING' }),
    plain({ code: 'for_team', type: 'STRING' }),
    plain({ code: 'for_none', type: 'BOOLEAN' }),
    plain({ code: 'unsaid', type: 'STRING' }),
    plain({ code: 'empty', type: 'STRING' }),
    plain({ code: 'hidden_by', type: 'STRING', showIf: { code: 'for_none', anyOf: [false] } }),
    group('people', [field({ code: 'who', type: 'STRING' })]),
    plain({ code: 'not_chosen', type: 'STRING' }),
  ),
  values: {
    plain: { for_all: 'а', for_team: 'б', for_none: true, unsaid: 'в', hidden_by: 'г', not_chosen: 'д' },
    items: { people: [{ id: '1', rowKey: null, values: { who: 'Анна' } }] },
  },
}

const read = (given: Partial<Showing>, viewer: ShowcaseViewer) => {
  const { closed, sections } = shownOf({ ...showing, ...given }, viewer)
  return closed ?? sections.flatMap(({ items }) => items.map(({ code }) => code)).join(' ')
}

const all = 'for_all people'

describe('of a published project', () => {
  test.each([
    ['GUEST', all],
    ['SIGNED_IN', all],
    ['INVESTOR', all],
    ['ACCELERATOR', 'for_all for_team unsaid people'],
    ['TEAM', 'for_all for_team for_none unsaid people'],
  ] as const)('%s reads what was chosen and the team lets them read', (viewer, shown) =>
    expect(read({}, viewer)).toBe(shown),
  )

  test.each(elementVisibilities.flatMap((now) => showcaseViewers.map((viewer) => [now, viewer] as const)))(
    'what is %s now decides for %s, whatever it was when it was published',
    (now, viewer) => {
      const shown = read({ visibilities: { for_all: now } }, viewer)
        .split(' ')
        .includes('for_all')
      const reads = {
        VISIBLE_ALL: true,
        VISIBLE_TEAM: viewer === 'ACCELERATOR' || viewer === 'TEAM',
        NON_VISIBLE: viewer === 'TEAM',
      }
      expect(shown).toBe(reads[now])
    },
  )

  test('lists are narrowed and ordered by nothing that somebody does not read', () => {
    for (const viewer of showcaseViewers)
      for (const { items } of shownOf(showing, viewer).sections)
        for (const { code, filter, sorting } of items)
          expect([filter, sorting], `${viewer} ${code}`).toEqual(Array(2).fill(all.split(' ').includes(code)))
  })

  test('what is left out says why', () => {
    expect(shownOf(showing, 'GUEST').leftOut).toEqual([
      { code: 'for_team', why: 'TEAM_ONLY' },
      { code: 'for_none', why: 'HIDDEN' },
      { code: 'unsaid', why: 'TEAM_ONLY' },
      { code: 'empty', why: 'EMPTY' },
      { code: 'hidden_by', why: 'CONDITION' },
      { code: 'gone', why: 'GONE' },
    ])
  })

  test('a person who may not read a field does not learn whether the team has filled it in', () => {
    const reads = new Set(['for_all', 'for_team', 'empty', 'people'])
    const tell = (values: Showing['values']) =>
      readableOf(shownOf({ ...showing, values }, 'TEAM'), 'TEAM', reads)
    const filled = tell(showing.values)
    expect(filled).toEqual(tell({ ...showing.values, plain: { for_all: 'а', for_team: 'б' } }))
    expect(
      filled.leftOut
        .filter(({ why }) => why === 'UNTOLD')
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['for_none', 'hidden_by', 'unsaid'])
  })
})

test.each(
  accessLevels.flatMap((accessLevel) =>
    [true, false].flatMap((published) =>
      [true, false].map((isPublic) => ({ accessLevel, published, isPublic })),
    ),
  ),
)('the project as a whole reaches as far as its page: %o', (given) => {
  const actors: Record<ShowcaseViewer, Actor> = {
    GUEST: guest,
    SIGNED_IN: person('somebody'),
    INVESTOR: person('investor', { roles: ['INV'] }),
    ACCELERATOR: person('team', { as: ['ACC'] }),
    TEAM: person('leader'),
  }
  const project = {
    ...projectOfMatrix,
    acceleratorIds: [projectOfMatrix.acceleratorId],
    contactAcceleratorIds: [],
    trackerUids: [],
    profileHidden: false,
    ...given,
    publicly: given.isPublic,
  }
  for (const viewer of showcaseViewers) {
    const open = projectDetails.view.allows(actors[viewer], project)
    expect(shownOf({ ...showing, ...given }, viewer).closed === null, viewer).toBe(open)
  }
})
