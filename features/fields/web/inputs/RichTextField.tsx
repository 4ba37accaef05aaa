import { Suspense, useMemo, type ReactNode } from 'react'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Field } from '../../domain/tree.ts'
import type { Place } from '../../domain/values.ts'
import { FieldSupportProvider, type FieldPictures, type FieldSupport } from './field-support.ts'
import { inputOf } from './inputs.ts'

type Props = {
  name: string
  label: string
  help?: ReactNode
  /** `null` if the text takes no pictures. */
  pictures: FieldPictures | null
}

const noWords = { ru: '', en: '' }
const rich: Field = {
  code: 'text',
  name: noWords,
  shortName: noWords,
  description: noWords,
  help: noWords,
  type: 'TEXT',
  rich: true,
  required: false,
  limits: {},
}
const place: Place = { code: 'text', item: null, field: 'text' }
const Input = inputOf(rich)
const nothing = () => undefined
const noFile = () => Promise.reject(new Error('a text takes no files'))

/** A rich text in a regular form. */
export const RichTextField = ({ name, label, help, pictures }: Props) => {
  const field = useField(name)
  const value = typeof field.value === 'string' ? field.value : ''
  // The form stores the value, so of the inputs' context only the pictures are needed.
  const support = useMemo<FieldSupport>(
    () => ({
      store: { cell: () => ({ value: null }), set: nothing, refuse: nothing, leave: nothing },
      files: {
        pictures: pictures ?? { upload: noFile, load: noFile },
        withoutPictures: pictures === null,
        upload: noFile,
        download: nothing,
        downloadForm: nothing,
      },
      references: () => ({ names: {}, files: {} }),
      learn: nothing,
    }),
    [pictures],
  )
  return (
    <FieldSupportProvider value={support}>
      <FieldFrame field={field} label={label} help={help}>
        <Suspense fallback={<LoadingBlock lines={4} />}>
          <Input
            id={field.id}
            labelId={`${field.id}l`}
            describedBy={field.describedBy}
            isWrong={field.error !== null}
            required={field.facts.required}
            field={rich}
            place={place}
            value={value}
            set={(next) => field.onChange(next ?? '')}
          />
        </Suspense>
      </FieldFrame>
    </FieldSupportProvider>
  )
}
