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

/** Pasted pictures of other sites and programs: only files and our own come in. */
const foreignPicture = /<img(?![^>]*\sdata-picture=)/i

/** Where a person writes; at the end of a text in which nobody has written yet. */
const insertPicture = (editor: Editor, attrs: RichPicture, hasCaret: boolean): void => {
  const { doc, selection } = editor.state
  const at = hasCaret ? selection.to : doc.content.size
  editor.chain().focus().insertContentAt(at, { type: 'picture', attrs }).run()
}

/** Chooses a picture that was described, wherever the caret has gone meanwhile. */
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
 * The pictures of a text while it is written: files on their way, those that arrived and wait for their description, and
 * the standing one that is described anew.
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
    /** Describes the picture that is chosen in the text. */
    describe: () => setStanding((editorOf()?.getAttributes('picture') as RichPicture | undefined) ?? null),
    /** Looks at what is pasted as a page: pictures of others are left out, and this is said. */
    lookAt: (html: string) => setNote(foreignPicture.test(html) ? 'foreign' : null),
    /** From now on a picture comes where the caret is. */
    placeCaret: () => {
      hasCaret.current = true
    },
    asked: next ?? standing,
    isNew: next !== undefined,
    insert,
    cancel,
    remove,
    note: note && t(`input.rich.picture.${note}`, { count: maxPictures }),
  }
}
