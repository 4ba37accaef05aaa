import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { maxFileSize } from '#platform/domain/file-rules.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { fileRefusal } from '#platform/web/work/components/uploads/file-refusal.ts'
import { useUploads } from '#platform/web/work/components/uploads/use-uploads.ts'
import {
  maxPictures,
  pictureExtensions,
  picturesIn,
  type RichPicture,
} from '../../../domain/rich-text.rules.ts'
import type { Place } from '../../../domain/values.ts'
import { useFieldSupport } from '../../../web/inputs/field-support.ts'

/** Pasted pictures of other sites and programs; only files and our own pictures are accepted. */
const foreignPicture = /<img(?![^>]*\sdata-picture=)/i

/** Inserts at the caret, or at the end if the user has not placed it yet. */
const insertPicture = (editor: Editor, attrs: RichPicture, hasCaret: boolean): void => {
  const { doc, selection } = editor.state
  const at = hasCaret ? selection.to : doc.content.size
  editor.chain().focus().insertContentAt(at, { type: 'picture', attrs }).run()
}

/** Selects a picture that was described, wherever the caret is now. */
const chosen = (editor: Editor | null, { id }: RichPicture) => {
  if (!editor) return undefined
  if (editor.getAttributes('picture')['id'] === id) return editor.chain().focus()
  let found: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'picture' && node.attrs['id'] === id) found ??= at
  })
  return found === undefined ? undefined : editor.chain().focus().setNodeSelection(found)
}

type Note = 'full' | 'foreign' | null

/**
 * Pictures of a text being edited: uploads, uploaded ones that await a description, and an existing one whose
 * description is edited.
 */
export const useTextPictures = (place: Place, editorOf: () => Editor | null) => {
  const t = useTexts('fields')
  const { pictures } = useFieldSupport().files
  const [arrived, setArrived] = useState<readonly RichPicture[]>([])
  const [standing, setStanding] = useState<RichPicture | null>(null)
  const [note, setNote] = useState<Note>(null)
  const hasCaret = useRef(false)
  const limits = { types: pictureExtensions, maxSize: maxFileSize }
  const sending = useUploads({
    refusal: (file) => fileRefusal(file, limits),
    onArrived: () => undefined,
    send: async (file, options) => {
      const uploaded = await pictures.upload(place, file, options)
      setArrived((now) => [...now, { ...uploaded, alt: '' }])
    },
  })
  const underWay = arrived.length + sending.uploads.filter(({ problem }) => !problem).length
  const add = (files: readonly File[]) => {
    const room = maxPictures - picturesIn(editorOf()?.getHTML() ?? '').length - underWay
    setNote(files.length > room ? 'full' : null)
    sending.add(files.slice(0, Math.max(0, room)))
  }
  const [next] = arrived
  const finish = () => {
    if (next) setArrived((now) => now.slice(1))
    else setStanding(null)
  }
  const insert = (alt: string) => {
    const editor = editorOf()
    if (editor && next) insertPicture(editor, { ...next, alt }, hasCaret.current)
    else if (standing) chosen(editor, standing)?.updateAttributes('picture', { alt }).run()
    finish()
  }
  const cancel = () => {
    finish()
    editorOf()?.commands.focus()
  }
  const remove = () => {
    if (standing) chosen(editorOf(), standing)?.deleteSelection().run()
    finish()
  }
  return {
    pictures,
    sending,
    add,
    /** Edits the description of the selected picture. */
    describe: () => setStanding((editorOf()?.getAttributes('picture') as RichPicture | undefined) ?? null),
    /** Checks pasted HTML: external pictures are omitted, with a notice. */
    lookAt: (html: string) => setNote(foreignPicture.test(html) ? 'foreign' : null),
    /** From now on pictures are inserted at the caret. */
    placeCaret: () => {
      hasCaret.current = true
    },
    pictureToDescribe: next ?? standing,
    isNew: next !== undefined,
    insert,
    cancel,
    remove,
    note: note && t(`input.rich.picture.${note}`, { count: maxPictures }),
  }
}
