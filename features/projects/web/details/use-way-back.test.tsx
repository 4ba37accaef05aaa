import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { personStore, type SignedInPerson } from '#platform/web/person-store.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import type { ProjectPage } from '../project.types.ts'
import { useWayBack } from './use-way-back.ts'

const Way = ({ actions }: { actions: ProjectPage['actions'] }) => {
  const { listId, backTo, backLabel } = useWayBack({ actions, keeper: null } as unknown as ProjectPage)
  return <p>{[listId, backTo, backLabel].join(' ')}</p>
}

const show = (actions: ProjectPage['actions'], person: SignedInPerson | null) => {
  personStore.set(person)
  showScreen(() => <Way actions={actions} />, '/bch/view/project-details')
}

const reader = { uid: 'u' } as SignedInPerson

beforeAll(() => startWorkTexts({ 'projects/texts/ru.json': () => import('../../texts/ru.json') }))

afterEach(() => {
  leaveScreen()
  personStore.set(null)
})

test('a person who only reads comes from the showcase, a guest from the start page', async () => {
  show([], reader)
  expect(
    await screen.findByText(/^listShownProjects \/bch\/view\/project-list-showcase Проекты\sна\sвитрине$/),
  ).toBeDefined()
  leaveScreen()
  show([], null)
  expect(await screen.findByText(/ \/portal На\sглавную$/)).toBeDefined()
})

test('the team comes from its projects, who works with it from those in progress', async () => {
  show(['edit'], reader)
  expect(await screen.findByText(/^my-projects /)).toBeDefined()
  leaveScreen()
  show(['openWork'], reader)
  expect(await screen.findByText(/^projects-in-work /)).toBeDefined()
})
