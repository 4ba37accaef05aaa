import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { ListedAccelerator } from './showcase.types.ts'
import { isPlanned } from '../../domain/phases.ts'

const tones = { PLANNED: 'new', ACTIVE: 'accepted', FINISHED: 'blocked' } as const

/** Status of an accelerator; for a planned one, its opening date. */
export const StatusChip = ({ status, opensOn }: Pick<ListedAccelerator, 'status' | 'opensOn'>) => {
  const t = useTexts('accelerators')
  const locale = useLocale()
  return (
    <Chip tone={tones[status]}>
      {isPlanned({ status }) && opensOn
        ? t('showcase.opensOn', { day: formatDate(opensOn, { locale }) })
        : t(`statuses.${status}`)}
    </Chip>
  )
}
