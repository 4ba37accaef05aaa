import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as certificates from '../../contract/certificate.endpoints.ts'
import { getExpertSettings, saveExpertSettings } from '../../contract/expert-settings.endpoints.ts'
import { maxCertificates } from '../../domain/experts.ts'
import { ExpertSettings } from './ExpertSettings.tsx'
import type { Settings } from './use-settings-form.ts'

let server: ReturnType<typeof fakeServer>
let stored: Settings

const settings = (given: Partial<Settings> = {}): Settings => ({
  capacity: 4,
  fee: null,
  languages: ['ru'],
  absences: [],
  competencies: [{ id: 1, name: 'Энергетика' }],
  certified: false,
  inMonth: 2,
  version: 1,
  ...given,
})

const certificate = (id: number, name: string) => ({
  id,
  name,
  size: 2048,
  at: '2026-11-20T09:00:00.000Z',
  actions: ['delete' as const],
})

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  stored = settings()
  server.on(getExpertSettings, () => stored)
  server.on(saveExpertSettings, ({ body }) => {
    if (body.version !== stored.version) return refuse('STATE_CHANGED')
    stored = { ...stored, ...body, version: body.version + 1 }
    return stored
  })
  server.on(certificates.listExpertCertificates, () => ({ items: [] }))
})

afterEach(leaveScreen)

const show = () => showScreen(ExpertSettings, '/bch/view/expert-job-order/settings')
const capacity = () => screen.findByLabelText<HTMLInputElement>(/Сколько экспертиз в\sмесяц/)
const write = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}
const save = () => userEvent.click(screen.getByRole('button', { name: named('Сохранить') }))
const sent = () => server.sentTo(saveExpertSettings).map(({ body }) => body as Record<string, unknown>)

describe('what an expert says of the own reviews', () => {
  test('is next to what their profile says, and is saved on the version that was read', async () => {
    show()
    expect(await screen.findByText(/Энергетика/)).toBeDefined()
    expect(screen.getByText(/Сертификат не\sподтверждён/)).toBeDefined()
    expect(screen.getByText(/На\sэтот месяц у\sвас 2\sэкспертизы/)).toBeDefined()
    await write(await capacity(), '6')
    await save()
    expect(await screen.findByText('Условия сохранены')).toBeDefined()
    expect(sent()).toEqual([{ capacity: 6, fee: null, languages: ['ru'], absences: [], version: 1 }])
  })

  test('knows when they are away: from a day to a day that is not before it, until it is taken out', async () => {
    show()
    await capacity()
    await userEvent.click(screen.getByRole('button', { name: named('Добавить отсутствие') }))
    await write(await screen.findByLabelText(/С\sкакого дня \(1\)/), '20.12.2026')
    await write(screen.getByLabelText(/По\sкакой день \(1\)/), '10.12.2026')
    await save()
    expect((await screen.findAllByText(/Дата окончания должна быть позже/)).length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
    await write(screen.getByLabelText(/По\sкакой день \(1\)/), '31.12.2026')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ absences: [{ from: '2026-12-20', to: '2026-12-31' }] })
    await screen.findByText('Условия сохранены')
    await userEvent.click(screen.getByRole('button', { name: named('Убрать отсутствие 1') }))
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject({ absences: [], version: 2 })
  })

  test('keeps what another tab saved of other fields', async () => {
    show()
    await write(await capacity(), '6')
    stored = settings({ absences: [{ from: '2026-12-20', to: '2026-12-31' }], version: 2 })
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject({
      capacity: 6,
      absences: [{ from: '2026-12-20', to: '2026-12-31' }],
      version: 2,
    })
    expect(await screen.findByText('Условия сохранены')).toBeDefined()
  })

  test('asks which value stays where both tabs changed the same', async () => {
    show()
    await write(await capacity(), '6')
    stored = settings({ capacity: 9, version: 2 })
    await save()
    expect(await screen.findByText(/Пока вы\sработали, данные изменили/)).toBeDefined()
    for (const value of ['6', '9']) expect(screen.getByText(value)).toBeDefined()
    expect(stored.capacity).toBe(9)
    await userEvent.click(screen.getByRole('button', { name: /Оставить моё/ }))
    await save()
    await waitFor(() => expect(stored).toMatchObject({ capacity: 6, version: 3 }))
  })

  test('that cannot be read is refetched', async () => {
    server.on(getExpertSettings, () => refuse('UNEXPECTED_ERROR'))
    show()
    const again = await screen.findByRole('button', { name: named('Повторить') })
    server.on(getExpertSettings, () => stored)
    await userEvent.click(again)
    expect(await capacity()).toBeDefined()
  })
})

describe('own certificates', () => {
  const have = (...items: ReturnType<typeof certificate>[]) =>
    server.on(certificates.listExpertCertificates, () => ({ items }))

  test('say that there are none, take one, and then show it', async () => {
    show()
    expect(await screen.findByText('Сертификатов пока нет.')).toBeDefined()
    server.on(certificates.uploadExpertCertificate, () => certificate(3, 'оценщик.pdf'))
    have(certificate(3, 'оценщик.pdf'))
    await userEvent.upload(
      screen.getByLabelText('Добавить сертификат'),
      new File(['%PDF'], 'оценщик.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByText(/Сертификат «оценщик\.pdf» добавлен/)).toBeDefined()
    expect(server.uploaded).toEqual(['оценщик.pdf'])
    expect(await screen.findByText('оценщик.pdf')).toBeDefined()
    // The field is empty for another.
    expect(screen.getByLabelText('Добавить сертификат')).toBeDefined()
  })

  test('are removed on request', async () => {
    have(certificate(3, 'Оценщик.pdf'))
    server.on(certificates.deleteExpertCertificate, () => {
      have()
      return undefined
    })
    show()
    await userEvent.click(await screen.findByRole('button', { name: named('Действия с «Оценщик.pdf»') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Удалить') }))
    const drawer = within(await screen.findByRole('dialog'))
    expect(server.sentTo(certificates.deleteExpertCertificate)).toEqual([])
    await userEvent.click(await drawer.findByRole('button', { name: named('Удалить') }))
    expect(await screen.findByText('Сертификатов пока нет.')).toBeDefined()
    expect(server.sentTo(certificates.deleteExpertCertificate)[0]?.body).toEqual({ certificateId: 3 })
  })

  test('that fill their place leave no field for more', async () => {
    have(
      ...Array.from({ length: maxCertificates }, (_one, at) => certificate(at + 1, `Сертификат ${at}.pdf`)),
    )
    show()
    expect(await screen.findByText(/Можно хранить 10\sсертификатов/)).toBeDefined()
    expect(screen.queryByLabelText('Добавить сертификат')).toBeNull()
  })
})
