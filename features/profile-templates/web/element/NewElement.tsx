import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { expertiseTypes } from '../../domain/expertise-templates.rules.ts'
import { addElement } from '../../domain/arrange.ts'
import { blankElement } from '../../domain/blank.ts'
import { codesOf, generatedCode } from '../../../fields/domain/codes.rules.ts'
import type { CodeShape } from '../../domain/code-shapes.rules.ts'
import { dataTypes, type DataType, type ElementKind } from '../../../fields/domain/element-types.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { builderLink, elementLink, placeAfter, type WhichBuilder } from '../places.ts'
import type { TemplateVersion } from '../session/builder-state.ts'
import { useBuilder } from '../session/use-builder.ts'
import { CodeField } from './CodeField.tsx'
import { FromCatalogue } from './FromCatalogue.tsx'
import { KindField } from './KindField.tsx'
import { refuseTakenCode } from './new-code.ts'
import { newElementSchema } from './new-field.ts'

type Props = {
  version: TemplateVersion
  which: WhichBuilder
  sectionId: number | undefined
  lastSeq: number | undefined
  scrollY: string | undefined
}

const shapeOf = (kind: ElementKind, type: DataType): CodeShape =>
  kind === 'PLAIN' ? { kind, type } : { kind }

/** Form of a new element; its kind, type and code are permanent, the rest is edited on its page. */
export const NewElement = ({ version, which, sectionId, lastSeq, scrollY }: Props) => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const { session, state, mayEdit } = useBuilder(version)
  const tree = state.history.now
  const taken = useMemo(() => new Set(codesOf(tree)), [tree])
  const schema = useMemo(() => newElementSchema(taken), [taken])
  const { templateId } = which
  const isReview = state.version.purpose === 'EXPERTISE'
  const place = placeAfter(tree, sectionId, lastSeq)
  const put = (element: Element) => {
    if (!place) return
    const next = addElement(session.state.get().history.now, place, element)
    session.change(next)
    go(elementLink(which, next, element.code), { replace: true })
  }
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { kind: 'PLAIN', type: isReview ? 'SCALE' : 'STRING', name: { ru: '', en: '' }, code: '' },
    onSubmit: async ({ kind, type, name, code }) => {
      if (!isReview) await refuseTakenCode(code, shapeOf(kind, type))
      put(blankElement(kind, code || generatedCode(taken, templateId), type, name))
    },
  })
  const [kind, type] = form.form.watch(['kind', 'type']) as [ElementKind, DataType]
  const section = tree.sections.find(({ id }) => id === place?.sectionId)
  return (
    <article className="builder builder-new">
      <BackLink to={builderLink(which, scrollY)}>{state.version.name}</BackLink>
      <PageHead title={t('builder.element.new')} />
      {!mayEdit || !section ? (
        <EmptyState
          title={t(mayEdit ? 'builder.element.noSection' : 'builder.element.readOnly')}
          text={t(mayEdit ? 'builder.element.noSectionText' : 'builder.element.readOnlyText')}
        />
      ) : (
        <>
          <p className="builder-hint">
            {t('builder.element.goesTo', { section: wordsIn(section.name) || t('builder.section.unnamed') })}
          </p>
          <Form form={form} submitLabel={t('actions.add')} onCancel={() => go(builderLink(which, scrollY))}>
            {isReview ? null : <KindField />}
            {kind === 'PLAIN' ? (
              <SelectField
                name="type"
                label={t('builder.element.type')}
                help={t('builder.element.typeFixed')}
                options={(isReview ? expertiseTypes : dataTypes).map((value) => ({
                  value,
                  label: t(`builder.types.${value}`),
                }))}
              />
            ) : null}
            <TextField name="name.ru" label={t('builder.words.nameRu')} />
            <TextField name="name.en" label={t('builder.words.nameEn')} />
            <CodeField
              taken={taken}
              templateId={templateId}
              shape={shapeOf(kind, type)}
              isShared={!isReview}
            />
          </Form>
          {isReview ? null : (
            <FromCatalogue
              templateId={templateId}
              taken={taken}
              shapeOf={(one) => shapeOf('PLAIN', one)}
              onTake={(field) => put({ kind: 'PLAIN', ...field })}
            />
          )}
        </>
      )}
    </article>
  )
}
