import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { cardWords } from './card-words.ts'
import { CardLineShown } from './CardLineShown.tsx'
import { ElementPicture } from './ElementPicture.tsx'
import type { ListedProject } from './shown-project.types.ts'

/** Maximum number of industries and lines on a card. */
const maxChips = 2
const maxLines = 3

type Props = { project: ListedProject; href: string }

/** A project of the showcase; the whole card is the link. */
export const ProjectInList = ({ project, href }: Props) => {
  const t = useTexts('showcases')
  const locale = useLocale()
  const { name, logoUrl, accelerator } = project
  const { lead, chips, stage, lines } = cardWords(project, locale, t)
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <Portrait name={name} url={logoUrl} size={56} />
        <div className="show-card__words">
          <h2>
            <a href={href}>{name}</a>
          </h2>
        </div>
      </div>
      {lead ? <p className="show-card__lead">{shortened(lead)}</p> : null}
      {lines.length > 0 ? (
        <dl className="show-card__lines">
          {lines.slice(0, maxLines).map((line) => (
            <div key={line.code}>
              <dt>
                <ElementPicture picture={line.picture} />
                {line.name}
              </dt>
              <dd>
                <CardLineShown line={line} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {chips.length > 0 || stage ? (
        <div className="chips">
          {stage ? <Chip tone="new">{stage}</Chip> : null}
          {chips.slice(0, maxChips).map(({ key, label }) => (
            <Chip key={key}>{label}</Chip>
          ))}
          {chips.length > maxChips ? <Chip>{`+${chips.length - maxChips}`}</Chip> : null}
        </div>
      ) : null}
      <p className="show-card__foot">{accelerator.name}</p>
    </article>
  )
}
