import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon, StarIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { profileLimits } from '../../domain/lists.ts'
import type { Award } from '../profile/profile.types.ts'
import { awardActions } from './award-actions.tsx'
import { AwardForm } from './AwardForm.tsx'

const AwardRow = ({ award }: { award: Award }) => {
  const t = useTexts('people')
  const actions = useActions(awardActions)(award)
  return (
    <Row
      figure={<StarIcon />}
      title={award.title}
      facts={
        <>
          <span className="tabular">{award.year}</span>
          {award.url ? (
            <a href={award.url} target="_blank" rel="noreferrer">
              {award.url}
            </a>
          ) : null}
          {award.file ? <span>{award.file.name}</span> : null}
        </>
      }
      end={<ActionMenu actions={actions} label={t('awards.actionsOf', { title: award.title })} />}
    />
  )
}

/** The awards of a person, each saved separately. */
export const Awards = ({ awards }: { awards: readonly Award[] }) => {
  const t = useTexts('people')
  const add = () => openDrawer({ title: t('awards.addTitle'), body: <AwardForm award={null} /> })
  return (
    <Section
      title={t('awards.title')}
      help={t('awards.help')}
      action={
        <Button startIcon={<AddIcon />} disabled={awards.length >= profileLimits.awards} onClick={add}>
          {t('awards.add')}
        </Button>
      }
    >
      {awards.length > 0 ? (
        <Rows>
          {awards.map((award) => (
            <AwardRow key={award.id} award={award} />
          ))}
        </Rows>
      ) : (
        <p className="section-help">{t('awards.empty')}</p>
      )}
    </Section>
  )
}
