import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { downloadObjectForm } from '../../contract/object.endpoints.ts'
import { fieldParts, isPartOf, partsOf } from '../../domain/object-parts.ts'
import type { CatalogueObject } from '../object.types.ts'
import { usePartText } from '../use-part-text.ts'

/** Everything an object says: its code, type and group, and whatever else it was given. */
export const ObjectSays = ({ object: { id, group, form, ...object } }: { object: CatalogueObject }) => {
  const t = useTexts('objects')
  const textOf = usePartText()
  const field = object.field as Field
  const says = partsOf(field)
  const given = fieldParts.filter(
    (part) => isPartOf(field.type, part) && says[part] !== null && says[part] !== '',
  )
  const facts: [string, string][] = [
    [t('list.code'), field.code],
    [t('list.type'), t(`types.${field.type}`)],
    [t('list.group'), group.name],
    ...given.map((part): [string, string] => [t(`parts.${part}`), textOf(part, says[part])]),
  ]
  return (
    <>
      <dl className="object-says">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {form ? (
        <div>
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={() => void download(downloadObjectForm, { query: { id } }).then(saveFile, notifyError)}
          >
            {t('panel.form', { name: form.name })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
