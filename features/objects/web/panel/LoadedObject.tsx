import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { openObjectEdit } from '../open-object-form.tsx'
import type { CatalogueObject, ObjectGroups } from '../object.types.ts'
import { useObjectActions } from '../use-object-actions.ts'
import { ObjectHistory } from './ObjectHistory.tsx'
import { ObjectSays } from './ObjectSays.tsx'
import { ObjectUses } from './ObjectUses.tsx'

type Props = { object: CatalogueObject; groups: ObjectGroups; onGone: () => void }

/** An object that is there: what it says, where it is used, and what was done with it. */
export const LoadedObject = ({ object, groups, onGone }: Props) => {
  const t = useTexts('objects')
  const locale = useLocale()
  const { id, field, status, single, indicator } = object
  const actions = useObjectActions(groups, onGone)(object).filter(({ key }) => key !== 'edit')
  return (
    <div className="object-panel">
      <p className="object-panel-head">
        <StateChip tone={status === 'ACTIVE' ? 'accepted' : 'blocked'} label={t(`statuses.${status}`)} />
        {indicator ? <span>{t(single ? 'list.single' : 'panel.indicator')}</span> : null}
      </p>
      <div className="object-panel-head">
        <Button
          variant="contained"
          color="primary"
          startIcon={<EditIcon />}
          onClick={() => openObjectEdit(t('form.editTitle'), { groups, object })}
        >
          {t('actions.edit')}
        </Button>
        <ActionMenu actions={actions} label={t('panel.actionsOf', { name: field.name[locale] })} />
      </div>
      <ObjectSays object={object} />
      <Section title={t('uses.title')}>
        <ObjectUses id={id} />
      </Section>
      <Section title={t('history.title')}>
        <ObjectHistory id={id} />
      </Section>
    </div>
  )
}
