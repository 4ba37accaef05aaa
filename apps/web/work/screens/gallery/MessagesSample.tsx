import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { durations } from '#platform/web/messages/banner-rules.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { announceMaintenance, forgetAnnounced } from '#platform/web/messages/maintenance.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { writeMessage } from '#platform/web/work/components/drawer/confirm.tsx'
import { paletteOpen } from '#platform/web/work/components/palette/palette-store.ts'
import { Part } from './Part.tsx'

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 1500))

const conflict = new ApiError({
  url: '/api/v1/sample',
  status: 409,
  statusText: 'Conflict',
  body: {
    code: 'REQUEST_DATE_OUT_OF_STREAM',
    message: 'Conflict: REQUEST_DATE_OUT_OF_STREAM',
    params: { requestDate: '2026-11-24' },
  },
})

const maintenance = {
  id: 0,
  planned: [0],
  updateDate: '2026-11-24',
  updateStartTime: '22:00',
  updateEndTime: '23:30',
  isShown: false,
  timeZone: 'Europe/Moscow',
  mode: 'CLOSED' as const,
}

/** Banner by codes and durations, maintenance notice, progress, drawer, palette. */
export const MessagesSample = () => {
  const t = useTexts('gallery')
  const announce = () => {
    forgetAnnounced()
    announceMaintenance(maintenance)
  }
  return (
    <>
      <Part title={t('banners')}>
        <Button onClick={() => notify({ code: 200, text: t('actions.acceptDone') })}>200</Button>
        <Button onClick={() => notify({ code: 100, text: t('undone') })}>100</Button>
        <Button onClick={() => notifyError(conflict)}>409</Button>
        <Button onClick={() => notify({ code: 500, text: t('errors.UNEXPECTED_ERROR') })}>500</Button>
        <Button onClick={() => notify({ code: 400, text: t('reason'), duration: durations.stays })}>
          {t('stays')}
        </Button>
        <Button onClick={announce}>{t('maintenance')}</Button>
      </Part>
      <Part title={t('drawers')}>
        <Button onClick={() => writeMessage({ to: t('leaders').split(';')[0] ?? '', onSubmit: wait })}>
          {t('drawer.message')}
        </Button>
        <Button onClick={() => paletteOpen.set(true)}>{t('palette.open')}</Button>
        <Button onClick={() => void withProgress('gallery', wait)}>{t('progress')}</Button>
      </Part>
    </>
  )
}
