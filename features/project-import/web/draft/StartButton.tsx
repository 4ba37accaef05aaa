import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { getProjectImport } from '../../contract/import.endpoints.ts'
import type { Import } from '../import.types.ts'
import { writesSucceeded } from './import-writes.ts'

const importableIn = ({ check }: Import): number => (check ? check.fresh + check.updated : 0)

type Words = ReturnType<typeof useTexts>

/** The effects of the button: projects, applications, emails, each in a sentence. */
const consequencesOf = (
  { settings, tracks, check }: Import,
  t: Words,
  locale: ReturnType<typeof useLocale>,
): string[] => {
  if (!check) return []
  const { fresh, updated, drafts, faulty, skipped, invitations, uninvited, withoutAddress, sameTrack } = check
  const track = tracks.find(({ id }) => id === settings.trackId)
  const emailCount = invitations - uninvited
  const language = t(`letters.${settings.letters}`)
  return [
    t('ask.fresh', { count: fresh }),
    updated > 0 ? t('ask.updated', { count: updated }) : '',
    drafts > 0 ? t('ask.drafts', { count: drafts }) : '',
    faulty + skipped > 0 ? t('ask.leftOut', { count: faulty + skipped }) : '',
    settings.trackId === null
      ? t('ask.noTrack')
      : t(settings.accept ? 'ask.accepted' : 'ask.applied', { track: track?.name ?? '' }),
    settings.trackId === null && emailCount > 0 ? t('ask.noTrackLost') : '',
    sameTrack
      ? t('ask.sameTrack', {
          file: sameTrack.fileName,
          date: formatDate(sameTrack.at, { locale }),
          count: sameTrack.count,
        })
      : '',
    emailCount > 0 ? t('ask.letters', { count: emailCount, language }) : t('ask.noLetters'),
    uninvited > 0 ? t('ask.uninvited', { count: uninvited }) : '',
    settings.invite && withoutAddress > 0 ? t('ask.withoutAddress', { count: withoutAddress }) : '',
  ].filter(Boolean)
}

type Props = { one: Import; isBusy: boolean; start: () => Promise<void> }

/** Starts the import after a confirmation that lists its effects. */
export const StartButton = ({ one, isBusy, start }: Props) => {
  const t = useTexts('project-import')
  const locale = useLocale()
  const answer = useAnswer(getProjectImport, { query: { importId: String(one.id) } })
  const importable = importableIn(one)
  // A correction may still be saving: the confirmation is about the file after it.
  const ask = async (): Promise<void> => {
    if (!(await writesSucceeded(one.id))) return
    const now = answer.get() ?? one
    if (importableIn(now) === 0) return
    confirm({
      title: t('ask.title', { name: now.fileName }),
      text: (
        <ul className="import-causes">
          {consequencesOf(now, t, locale).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ),
      submitLabel: t('startCount', { count: importableIn(now) }),
      onSubmit: start,
    })
  }
  return (
    <Button
      variant="contained"
      startIcon={<UploadIcon />}
      loading={isBusy}
      disabled={importable === 0}
      onClick={() => void ask()}
    >
      {importable === 0 ? t('start') : t('startCount', { count: importable })}
    </Button>
  )
}
