import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { accessLevels } from '../../domain/states.ts'
import type { Project } from '../project.types.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'

/** Who may open the project's page, with the effect while it is not published. */
export const AccessLevelField = ({ publicationStatus }: Pick<Project, 'publicationStatus'>) => {
  const t = useTexts('projects')
  return (
    <FieldGroup title={t('access.title')}>
      <SelectField
        name="accessLevel"
        label={t('fields.accessLevel')}
        help={t(publicationStatus === 'PUBLISHED' ? 'access.help' : 'access.notPublished')}
        options={accessLevels.map((value) => ({ value, label: t(`access.levels.${value}`) }))}
      />
    </FieldGroup>
  )
}
