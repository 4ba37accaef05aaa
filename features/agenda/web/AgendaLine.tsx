import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { AgendaItem } from './use-agenda.ts'

/** One item in one line: what to do with what, and until when. */
export const AgendaLine = ({ item: { kind, verb, title, link, due } }: { item: AgendaItem }) => {
  const t = useTexts('agenda')
  return (
    <p className="agenda-line">
      <span className="agenda-line-what">{t(`what.${kind}`, { context: verb })}</span>
      {/* The server creates it with `linkTo`. */}
      <TextLink to={link as ScreenHref}>{title || t('unnamed')}</TextLink>
      {due ? <DeadlineText value={due} /> : null}
    </p>
  )
}
