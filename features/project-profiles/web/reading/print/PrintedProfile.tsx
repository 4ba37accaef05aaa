import './print.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { BackIcon, DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { profilePictures } from '../../profile-pictures.ts'
import { dataOf, type Profile } from '../profile.types.ts'
import { ReadSections } from '../ReadSections.tsx'
import { shownSections } from '../shown-sections.ts'
import { printWhenRendered } from './print-when-rendered.ts'

const now = (): Date => new Date()

/**
 * The profile as a document: title, project, date, and all values; the rest of the page is not printed. With
 * `print=pdf` in the address the browser's dialog, which saves it as a file, opens by itself.
 */
export const PrintedProfile = ({ profile }: { profile: Profile }) => {
  const t = useTexts('project-profiles')
  const [raw, setSearch] = useRawSearch()
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const locale = currentLocale()
  const empty = raw['empty'] === '1'
  const data = useMemo(() => dataOf(profile.tree, profile), [profile])
  const pictures = useMemo(
    () => ({ ...profilePictures({ projectId: profile.projectId }), atOnce: true }),
    [profile.projectId],
  )
  const sections = useMemo(
    () => shownSections(profile.tree, data, { empty, text: '' }, locale),
    [profile.tree, data, empty, locale],
  )
  const [printedAt] = useState(now)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo(0, 0)
  }, [])
  const isFile = raw['print'] === 'pdf'
  useEffect(() => {
    if (!isFile || !sheet.current) return undefined
    // Not again when the page is reloaded.
    return printWhenRendered(sheet.current, () => setSearch({ print: '1' }))
  }, [isFile, setSearch])
  return createPortal(
    <main className="print-sheet" ref={sheet}>
      <div className="print-bar no-print">
        <Button variant="text" startIcon={<BackIcon />} onClick={() => setSearch({ print: undefined })}>
          {t('reading.backToProfile')}
        </Button>
        <Button variant="contained" startIcon={<DocumentIcon />} onClick={() => window.print()}>
          {t('reading.printNow')}
        </Button>
      </div>
      <p className="print-hint no-print">{t('reading.pdfHint')}</p>
      <header className="print-head">
        <p>{t('reading.profileOf')}</p>
        <h1 tabIndex={-1} ref={heading}>
          {profile.projectName}
        </h1>
        <p className="tabular">
          {t('reading.printed', { at: formatDateTime(printedAt) })}
          {profile.lastChange
            ? ` · ${t('reading.changed', { at: formatDateTime(profile.lastChange.at) })}`
            : ''}
        </p>
      </header>
      <ReadSections
        sections={sections}
        reading={{ projectId: null, tree: profile.tree, data, pictures }}
        showEmpty={empty}
      />
    </main>,
    document.body,
  )
}
