import { linkTo } from '#platform/domain/screen-paths.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { Field } from '../../../fields/domain/tree.ts'
import { downloadObjectForm } from '../../contract/object.endpoints.ts'
import { fieldParts, isPartOf, partsOf, type FieldPart } from '../../domain/object-parts.ts'
import type { CatalogueObject } from '../object.types.ts'
import { usePartText } from '../use-part-text.ts'

/** All parts of an object: code, type, group, and optional ones. */
export const ObjectFacts = ({
  object: { id, group, form, dictionary, ...object },
}: {
  object: CatalogueObject
}) => {
  const t = useTexts('objects')
  const textOf = usePartText()
  const field = object.field as Field
  const parts = partsOf(field)
  const given = fieldParts.filter(
    (part) => isPartOf(field.type, part) && parts[part] !== null && parts[part] !== '',
  )
  const shown = (part: FieldPart) =>
    part === 'dictionary' && dictionary ? (
      <ScreenLink to={linkTo('/admin/dictionaries/details', { id: dictionary.id })}>
        {dictionary.name}
      </ScreenLink>
    ) : (
      textOf(part, parts[part])
    )
  return (
    <>
      <Facts>
        <Fact label={t('list.code')}>{field.code}</Fact>
        <Fact label={t('list.type')}>{t(`types.${field.type}`)}</Fact>
        <Fact label={t('list.group')}>{group.name}</Fact>
        {given.map((part) => (
          <Fact key={part} label={t(`parts.${part}`)}>
            {shown(part)}
          </Fact>
        ))}
      </Facts>
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
