import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { contentTones } from './content-tones.ts'
import type { Content } from './settings.queries.ts'

/** The state chip of a programme, track or trackpoint. */
export const ContentState = ({ content }: { content: Pick<Content, 'kind' | 'contentStatus'> }) => {
  const t = useTexts('programmes')
  return (
    <StateChip
      tone={contentTones[content.contentStatus]}
      label={t(`settings.statesOf.${content.kind}.${content.contentStatus}`)}
    />
  )
}
