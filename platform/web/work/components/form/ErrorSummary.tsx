import { useEffect, useRef } from 'react'
import { errorText } from '../../../i18n/error-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WarningIcon } from '../icons/icons.ts'
import type { FieldLabel, FieldLabels } from './field-labels.ts'
import type { ProductForm } from './use-product-form.ts'

const isLeaf = (node: unknown): boolean =>
  typeof node === 'object' && node !== null && 'message' in node && typeof node.message === 'string'

/** Paths of the invalid fields, in the order of the schema. */
const wrongPaths = (errors: object, prefix = ''): string[] =>
  Object.entries(errors).flatMap(([name, node]: [string, unknown]) => {
    const path = prefix ? `${prefix}.${name}` : name
    if (isLeaf(node)) return [path]
    return typeof node === 'object' && node !== null ? wrongPaths(node, path) : []
  })

/** The same in screen order, for correcting them one after another. */
const asShown = (paths: string[], labels: FieldLabels): string[] => {
  const places = new Map(
    paths.map((path) => [path, document.getElementById(fieldAt(path, labels)?.id ?? '')]),
  )
  return paths.toSorted((one, other) => {
    const [place, next] = [places.get(one), places.get(other)]
    if (!place || !next) return 0
    return place.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
  })
}

/** The field of a path, or the one it is a part of. */
const fieldAt = (path: string, labels: FieldLabels): FieldLabel | undefined => {
  const parts = path.split('.')
  return parts.map((_, at) => labels.all.get(parts.slice(0, parts.length - at).join('.'))).find(Boolean)
}

/** The only field of the form besides its switches, if nothing else is wrong. */
const onlyField = (wrong: readonly string[], { all }: FieldLabels): FieldLabel | undefined => {
  const marked = [...all].filter(([, { required }]) => all.size === 1 || required !== null)
  const [first] = marked
  if (!first || marked.length > 1) return undefined
  const [name, field] = first
  return wrong.every((path) => path === name) ? field : undefined
}

/**
 * The fields to correct, above the form: each line jumps to its field. Shown after a failed submit. A form of one
 * field needs no list: that field gets the focus, with its error below.
 */
export const ErrorSummary = ({ product }: { product: ProductForm }) => {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = product.form.formState
  const wrong = submitCount > 0 ? asShown(wrongPaths(errors), product.labels) : []
  const hasFailed = wrong.length > 0 || product.failure !== null
  const only = product.failure === null ? onlyField(wrong, product.labels) : undefined
  useEffect(() => {
    if (!hasFailed) return
    const place = only ? document.getElementById(only.id) : box.current
    place?.focus()
    // Each failed submit focuses the summary; corrections meanwhile do not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, product.failure])
  if (!hasFailed || only) return null
  return (
    <div className="form-summary" role="alert" tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong>
          {wrong.length > 0 ? t('form.summary', { count: wrong.length }) : errorText(product.failure)}
        </strong>
        {wrong.length > 0 ? (
          <ul>
            {wrong.map((path) => {
              const field = fieldAt(path, product.labels)
              return (
                <li key={path}>
                  {field ? (
                    <button type="button" onClick={() => document.getElementById(field.id)?.focus()}>
                      {field.label}
                    </button>
                  ) : (
                    // The name of a field in the contract means nothing to a person.
                    t('form.elsewhere')
                  )}
                </li>
              )
            })}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
