import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import type { ListedAccelerator } from './showcase.types.ts'
import { StatusChip } from './StatusChip.tsx'

/** Maximum number of industries on a card. */
const maxChips = 2

/** An accelerator of the showcase; the whole card is the link. */
export const AcceleratorInList = ({ accelerator }: { accelerator: ListedAccelerator }) => {
  const t = useTexts('accelerators')
  const { id, name, logoUrl, country, industries, lead, openTracks, programmes, teamRecruiting } = accelerator
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <Portrait name={name} url={logoUrl} size={56} />
        <div className="show-card__words">
          <h2>
            <a href={linkTo('/details/accelerator', { id })}>{name}</a>
          </h2>
          {country ? <p>{country.name}</p> : null}
        </div>
      </div>
      {lead ? <p className="show-card__lead">{shortened(lead)}</p> : null}
      <div className="chips">
        <StatusChip {...accelerator} />
        {teamRecruiting ? <Chip>{t('showcase.recruiting')}</Chip> : null}
        {industries.slice(0, maxChips).map((industry) => (
          <Chip key={industry.id}>{industry.name}</Chip>
        ))}
        {industries.length > maxChips ? <Chip>{`+${industries.length - maxChips}`}</Chip> : null}
      </div>
      <p className="show-card__foot">
        {openTracks > 0
          ? t('showcase.openTracks', { count: openTracks })
          : t('showcase.programmesCount', { count: programmes })}
      </p>
    </article>
  )
}
