import { hear } from '#platform/web/api/changes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import * as forms from '../contract/form.endpoints.ts'
import * as submissions from '../contract/submission.endpoints.ts'
import type { FormRow, IntakeForm, ShownSubmission, SubmissionRow, Trial } from './form.types.ts'
import type { FormOffer } from './offer-actions.ts'
import { Form } from './screens/Form.tsx'
import { Forms } from './screens/Forms.tsx'
import { Offer } from './screens/Offer.tsx'
import { Submission } from './screens/Submission.tsx'
import { Submissions } from './screens/Submissions.tsx'
import { OfferDecision } from './submission/OfferDecision.tsx'

const at = '2026-11-20T09:00:00.000Z'

const row: FormRow = {
  id: 7,
  name: 'Сайт набора',
  kind: 'APPLICATION',
  active: true,
  track: { id: 3, name: 'Предпосев' },
  counts: { NEW: 1, PROCESSED: 4, REJECTED: 2 },
  lastAt: at,
}

const form: IntakeForm = {
  ...row,
  version: 2,
  locale: 'ru',
  mapping: {
    fields: [{ name: 'Email', target: 'leader.email', values: {} }],
    constants: [],
    honeypot: '',
    perMinute: 60,
  },
  path: '/api/v1/integration/submitAccelerationRequestTilda',
  owner: { uid: '00000000-0000-4000-8000-000000000001', name: 'Волкова М. О.', avatarUrl: null },
  secretAt: at,
  previousUntil: null,
  targets: [
    { key: 'person.name', name: null, of: null, repeated: false },
    { key: 'leader.email', name: null, of: null, repeated: false },
    { key: 'main.name', name: null, of: null, repeated: false },
  ],
  tracks: [{ id: 3, name: 'Предпосев' }],
  actions: ['rotate'],
}

const failed: SubmissionRow = {
  id: 5,
  form: { id: 7, name: 'Сайт набора' },
  kind: 'APPLICATION',
  status: 'REJECTED',
  reason: 'HAS_PROBLEMS',
  comment: '',
  sender: 'Анна Орлова',
  email: 'anna',
  student: null,
  createdAt: at,
  decidedAt: at,
  received: 1,
  project: null,
  requestId: null,
  problems: [{ field: 'Email', text: 'anna', problem: 'INVALID_EMAIL' }],
  actions: ['reject', 'replay', 'edit'],
}

const trial: Trial = {
  fields: [
    { name: 'Email', text: 'a@b.example', suggested: 'leader.email' },
    { name: 'Project', text: 'Ферма', suggested: 'main.name' },
  ],
  action: 'CREATE',
  reason: null,
  sender: { email: 'a@b.example', name: '', phone: '', known: false },
  project: { name: 'Ферма', known: null },
  values: [{ target: 'main.name', text: 'Ферма' }],
  problems: [],
}

const page = <R,>(items: R[]) => ({ items, total: items.length, totalIsExact: true, next: null })

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'form-intake/texts/ru.json': () => import('../texts/ru.json'),
    'project-import/texts/ru.json': () => import('../../project-import/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('forms', () => {
  test('that are none yet say what comes here', async () => {
    server.on(forms.listIntakeForms, () => page<FormRow>([]))
    showScreen(Forms, '/bch/view/intake-forms')
    expect(await screen.findByText('Форм пока нет')).toBeDefined()
  })

  test('of another accelerator are closed, and none can be created', async () => {
    server.on(forms.listIntakeForms, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showScreen(Forms, '/bch/view/intake-forms')
    expect(await screen.findByText(named('Вы не администратор этого акселератора'))).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Создать форму') })).toBeNull()
  })

  test('that cannot be read say so, and are refetched', async () => {
    server.on(forms.listIntakeForms, () => refuse('UNEXPECTED_ERROR'))
    showScreen(Forms, '/bch/view/intake-forms')
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(forms.listIntakeForms, () => page([row]))
    await userEvent.click(again)
    expect(await screen.findByText('Сайт набора')).toBeDefined()
  })
})

describe('a form', () => {
  const show = () => {
    server.on(forms.getIntakeForm, () => form)
    return showScreen(Form, '/bch/view/intake-forms/form?formId=7')
  }

  test('takes the fields of a sample with what they likely mean, and saves them', async () => {
    server.on(forms.tryIntakeForm, () => trial)
    server.on(forms.mapIntakeForm, () => ({ ...form, version: 3 }))
    show()
    await userEvent.type(await screen.findByLabelText('Пример анкеты'), 'Email=a@b.example&Project=x')
    await userEvent.click(screen.getByRole('button', { name: 'Проверить' }))
    expect(await screen.findByText(/Будет\sсоздан\sпроект\s«Ферма»/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: named('Сохранить поля') }))
    await waitFor(() => expect(server.sentTo(forms.mapIntakeForm)).toHaveLength(1))
    const [sent] = server.sentTo(forms.mapIntakeForm)
    expect(sent?.body).toMatchObject({
      version: 2,
      mapping: {
        fields: [
          { name: 'Email', target: 'leader.email' },
          { name: 'Project', target: 'main.name' },
        ],
      },
    })
    expect(server.sentTo(forms.tryIntakeForm)).toHaveLength(2)
  })

  test('asks which fields stay when a colleague saved others meanwhile', async () => {
    server.on(forms.tryIntakeForm, () => trial)
    server.on(forms.mapIntakeForm, () => ({ ...form, version: 4 }))
    show()
    await userEvent.type(await screen.findByLabelText('Пример анкеты'), 'Email=a@b.example&Project=x')
    await userEvent.click(screen.getByRole('button', { name: 'Проверить' }))
    expect(await screen.findByText(/Будет\sсоздан\sпроект\s«Ферма»/)).toBeDefined()
    const theirs = { ...form.mapping, perMinute: 30 }
    server.on(forms.getIntakeForm, () => ({ ...form, version: 3, mapping: theirs }))
    hear(['formIntake'], 0)
    await userEvent.click(await screen.findByRole('button', { name: named('Оставить мои') }))
    await userEvent.click(screen.getByRole('button', { name: named('Сохранить поля') }))
    await waitFor(() => expect(server.sentTo(forms.mapIntakeForm)).toHaveLength(1))
    expect(server.sentTo(forms.mapIntakeForm)[0]?.body).toMatchObject({
      version: 3,
      mapping: { perMinute: 60, fields: [{ name: 'Email' }, { name: 'Project' }] },
    })
  })

  test('changes its secret after a question, and shows the new one in its place', async () => {
    server.on(forms.rotateIntakeSecret, () => ({ id: 7, secret: 'the.next-secret' }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: named('Сменить секрет') }))
    const question = await screen.findByRole('dialog', {
      name: named('Сменить секрет формы «Сайт набора»?'),
    })
    expect(server.sentTo(forms.rotateIntakeSecret)).toHaveLength(0)
    await userEvent.click(await within(question).findByRole('button', { name: named('Сменить секрет') }))
    expect(await screen.findByDisplayValue('the.next-secret')).toBeDefined()
    expect(server.sentTo(forms.rotateIntakeSecret)[0]?.body).toEqual({ formId: 7, secretAt: at })
  })

  test('takes its last submission as the sample', async () => {
    server.on(submissions.listFormSubmissions, () => page([failed]))
    server.on(submissions.getFormSubmission, () => ({
      ...failed,
      version: 1,
      content: { Email: 'anna' },
      contentGone: false,
      waiting: [],
    }))
    show()
    await userEvent.click(await screen.findByRole('button', { name: named('Взять из последней анкеты') }))
    const sample = screen.getByLabelText<HTMLTextAreaElement>('Пример анкеты')
    await waitFor(() => expect(JSON.parse(sample.value)).toEqual({ Email: 'anna' }))
    expect(server.sentTo(submissions.listFormSubmissions)[0]?.query).toMatchObject({ formId: '7' })
  })

  test('that is not there says so', async () => {
    server.on(forms.getIntakeForm, () => refuse('NOT_FOUND'))
    showScreen(Form, '/bch/view/intake-forms/form?formId=8')
    expect(await screen.findByText(named('Страница не найдена'))).toBeDefined()
  })
})

describe('what was submitted in one’s own name', () => {
  const offer: FormOffer = {
    id: 5,
    status: 'NEW',
    accelerator: 'Северный старт',
    form: 'Сайт набора',
    track: 'Предпосев',
    project: { id: 9, name: 'Родная речь' },
    createdAt: at,
    values: [
      {
        name: 'Interviews',
        target: { key: 'interviews.number', name: { ru: 'Число интервью', en: 'Interviews' }, of: null },
        text: '52',
      },
    ],
    seen: 'a'.repeat(64),
    actions: ['confirm', 'decline'],
  }
  const address = '/bch/view/form-offer?submissionId=5'

  test('says what a confirmation does, and does it', async () => {
    server.on(submissions.getFormOffer, () => offer)
    server.on(submissions.confirmFormOffer, () => ({ ...offer, status: 'PROCESSED' as const, actions: [] }))
    showScreen(Offer, address)
    expect(await screen.findByText(/подаст\sзаявку\sна\sтрек\s«Предпосев»/)).toBeDefined()
    // The name from the profile, and not the site builder's.
    expect(screen.getByText(named('Число интервью')).nextSibling?.textContent).toBe('52')
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await waitFor(() =>
      expect(server.sentTo(submissions.confirmFormOffer)[0]?.body).toEqual({
        submissionId: 5,
        seen: offer.seen,
      }),
    )
  })

  test('once it is answered promises nothing more', async () => {
    server.on(submissions.getFormOffer, () => ({ ...offer, status: 'PROCESSED' as const, actions: [] }))
    showScreen(Offer, address)
    expect(await screen.findByRole('link', { name: named('Открыть проект') })).toBeDefined()
    expect(screen.queryByText(/подаст\sзаявку/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull()
  })

  test('is confirmed in the notification about it, next to all that it would write', async () => {
    server.on(submissions.getFormOffer, () => offer)
    server.on(submissions.confirmFormOffer, () => ({ ...offer, status: 'PROCESSED' as const, actions: [] }))
    showScreen(() => <OfferDecision id={5} />, '/bch/view/notifications')
    expect(await screen.findByText(/подаст\sзаявку\sна\sтрек\s«Предпосев»/)).toBeDefined()
    expect(screen.getByText(named('Число интервью')).nextSibling?.textContent).toBe('52')
    expect(screen.getByRole('button', { name: 'Отказаться' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Подтвердить' }))
    await waitFor(() =>
      expect(server.sentTo(submissions.confirmFormOffer)[0]?.body).toEqual({
        submissionId: 5,
        seen: offer.seen,
      }),
    )
  })

  test('that is answered leaves nothing to decide in its notification', async () => {
    server.on(submissions.getFormOffer, () => ({ ...offer, status: 'PROCESSED' as const, actions: [] }))
    showScreen(() => <OfferDecision id={5} />, '/bch/view/notifications')
    await waitFor(() => expect(server.sentTo(submissions.getFormOffer)).toHaveLength(1))
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('of somebody else is not found', async () => {
    server.on(submissions.getFormOffer, () => refuse('NOT_FOUND'))
    showScreen(Offer, address)
    expect(await screen.findByText(named('Страница не найдена'))).toBeDefined()
  })
})

describe('submissions', () => {
  test('say why, are narrowed by form, and several are tried again at once', async () => {
    server.on(forms.listIntakeForms, () => page([row]))
    server.on(submissions.listFormSubmissions, () => page([failed, { ...failed, id: 6, sender: 'Борис' }]))
    server.on(submissions.replayFormSubmissions, () => undefined)
    showScreen(Submissions, '/bch/view/intake-forms/submissions')
    expect((await screen.findAllByText(/Email:\sневерный\sадрес\sпочты/)).length).toBeGreaterThan(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Форма' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Сайт\sнабора\s·/u }))
    await waitFor(() =>
      expect(server.sentTo(submissions.listFormSubmissions).at(-1)?.query).toMatchObject({ formId: '7' }),
    )
    for (const name of ['Анна Орлова', 'Борис'])
      await userEvent.click(screen.getByRole('checkbox', { name: named(`Выбрать «${name}»`) }))
    await userEvent.click(screen.getByRole('button', { name: named('Обработать заново') }))
    await userEvent.click(await screen.findByRole('button', { name: named('Обработать 2 анкеты') }))
    await waitFor(() =>
      expect(server.sentTo(submissions.replayFormSubmissions)[0]?.body).toEqual({ submissionIds: [5, 6] }),
    )
  })

  test('whose values wait shows them next to the project’s values, and applies them on request', async () => {
    server.on(submissions.getFormSubmission, () => ({
      ...failed,
      status: 'NEW' as const,
      reason: 'WAITS_VALUES' as const,
      actions: ['apply' as const, 'reject' as const],
      version: 1,
      content: { Team: '5' },
      contentGone: false,
      waiting: [{ name: 'Team', text: '5', now: '2' }],
    }))
    server.on(submissions.applyFormSubmission, () => undefined)
    showScreen(Submission, '/bch/view/intake-forms/submission?submissionId=5')
    expect(await screen.findByText(/^Сейчас:\s2$/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: named('Применить') }))
    const question = await screen.findByRole('dialog', { name: named('Применить новые ответы?') })
    await userEvent.click(within(question).getByRole('button', { name: named('Применить') }))
    await waitFor(() =>
      expect(server.sentTo(submissions.applyFormSubmission)[0]?.body).toEqual({ submissionId: 5 }),
    )
  })

  test('whose content is gone says so, and offers no correction', async () => {
    server.on(submissions.getFormSubmission, () => ({
      ...failed,
      actions: ['reject' as const],
      version: 1,
      content: {},
      contentGone: true,
      waiting: [],
    }))
    showScreen(Submission, '/bch/view/intake-forms/submission?submissionId=5')
    expect(await screen.findByText(/хранится\s180\sдней/)).toBeDefined()
    expect(screen.queryByRole('button', { name: named('Исправить ответы') })).toBeNull()
  })

  describe('whose answers somebody else corrects as well', () => {
    let stored: ShownSubmission

    /** Both edit the address, and only one edits the name; that one saves first. */
    const collide = async () => {
      stored = {
        ...failed,
        version: 1,
        content: { 'lead.Email': 'anna', Name: 'Анна' },
        contentGone: false,
        waiting: [],
      }
      server.on(submissions.getFormSubmission, () => stored)
      server.on(submissions.editFormSubmission, ({ body: { version, content } }) => {
        if (version !== stored.version) return refuse('STATE_CHANGED')
        stored = { ...stored, content, version: version + 1 }
        return stored
      })
      showScreen(Submission, '/bch/view/intake-forms/submission?submissionId=5')
      await userEvent.click(await screen.findByRole('button', { name: named('Исправить ответы') }))
      const email = await screen.findByRole('textbox', { name: 'lead.Email' })
      stored = { ...stored, version: 2, content: { 'lead.Email': 'anna@b.example', Name: 'Анна Орлова' } }
      await userEvent.type(email, '@a.example')
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
      const panel = await screen.findByRole('alert')
      for (const words of ['anna@a.example', 'anna@b.example'])
        expect(within(panel).getByText(words)).toBeDefined()
      expect(within(panel).getByRole('region', { name: 'lead.Email' })).toBeDefined()
      expect(stored.version).toBe(2)
    }

    test('keeps one’s own over the newest version, and loses nothing of theirs', async () => {
      await collide()
      await userEvent.click(screen.getByRole('button', { name: named('Оставить моё') }))
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
      await waitFor(() =>
        expect(stored).toMatchObject({
          version: 3,
          content: { 'lead.Email': 'anna@a.example', Name: 'Анна Орлова' },
        }),
      )
    })

    test('shows what they saved once it is taken', async () => {
      await collide()
      await userEvent.click(screen.getByRole('button', { name: named('Взять сохранённое') }))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('textbox', { name: 'lead.Email' })).toHaveProperty('value', 'anna@b.example')
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Анна Орлова')
    })
  })
})
