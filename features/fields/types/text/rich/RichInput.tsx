import './rich.css'
import '../../../web/rich/rich-text.css'
import { useQueryClient } from '@tanstack/react-query'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceptOf } from '#platform/web/work/components/uploads/file-refusal.ts'
import { UploadRows } from '#platform/web/work/components/uploads/UploadRows.tsx'
import { pictureExtensions, showsNothing, takesPictures } from '../../../domain/rich-text.rules.ts'
import type { FieldInput } from '../../../web/inputs/field-input.ts'
import { useFieldSupport } from '../../../web/inputs/field-support.ts'
import { drawPicture } from './draw-picture.ts'
import { readPasted } from './pasted-text.ts'
import { pictureNode } from './picture-node.ts'
import { PictureForm } from './PictureForm.tsx'
import { RichToolbar } from './RichToolbar.tsx'
import { transferredFiles } from './transferred-files.ts'
import { useTextPictures } from './use-text-pictures.ts'

const marks = StarterKit.configure({
  heading: { levels: [3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  // Email addresses are links by default; registering their protocol again logs a warning.
  link: { openOnClick: false, defaultProtocol: 'https' },
})

/** An empty editor contains an empty paragraph, which is no value. */
const asValue = (html: string): string | null => (showsNothing(html) ? null : html)

/** Editor of formatted text with headings, lists, links, and pictures if the field allows them. */
export const RichInput = (props: FieldInput) => {
  const { id, labelId, describedBy, isWrong, required, field, place, value, set } = props
  const t = useTexts('fields')
  const client = useQueryClient()
  const shown = typeof value === 'string' ? value : ''
  const known = useRef(shown)
  const input = useRef<HTMLInputElement>(null)
  const editorNow = useRef<Editor | null>(null)
  const { withoutPictures = false } = useFieldSupport().files
  const withPictures = takesPictures(field) && !withoutPictures
  const [lostTables, setLostTables] = useState(false)
  const text = useTextPictures(place, () => editorNow.current)
  // Keeps callbacks current without recreating the editor.
  const latest = useRef({ set, text })
  useEffect(() => {
    latest.current = { set, text }
  })
  const [extensions] = useState(() => [
    marks,
    ...(withPictures
      ? [
          pictureNode({
            draw: (frame, picture) => drawPicture(client, { pictures: text.pictures, place }, frame, picture),
            describe: () => latest.current.text.describe(),
          }),
        ]
      : []),
  ])
  const take = (files: readonly File[]): boolean => {
    if (!withPictures || files.length === 0) return false
    latest.current.text.add(files)
    return true
  }
  const editor = useEditor({
    extensions,
    content: shown,
    editorProps: {
      attributes: {
        id,
        class: 'control rich-text',
        role: 'textbox',
        translate: 'no',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(required),
        'aria-invalid': String(isWrong),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: (html) => {
        const pasted = readPasted(html)
        setLostTables(pasted.hasTables)
        if (withPictures) latest.current.text.lookAt(pasted.html)
        return pasted.html
      },
      handlePaste: (_view, event) => take(transferredFiles(event.clipboardData)),
      handleDrop: (view, event, _slice, isMoved) => {
        if (isMoved || !take(transferredFiles(event.dataTransfer))) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (at) editorNow.current?.commands.setTextSelection(at.pos)
        event.preventDefault()
        return true
      },
      handleDoubleClickOn: (_view, _at, node) => {
        if (node.type.name !== 'picture') return false
        latest.current.text.describe()
        return true
      },
    },
    onFocus: () => latest.current.text.placeCaret(),
    onUpdate: ({ editor: now }) => {
      const next = asValue(now.getHTML())
      known.current = next ?? ''
      latest.current.set(next)
    },
  })
  useEffect(() => {
    editorNow.current = editor
    // The value changed from outside, for example by another user or undo.
    if (!editor || shown === known.current) return
    known.current = shown
    editor.commands.setContent(shown, { emitUpdate: false })
  }, [editor, shown])
  const onPicture = () => (editor?.isActive('picture') ? text.describe() : input.current?.click())
  return (
    <div className="rich">
      {editor ? (
        <RichToolbar editor={editor} controls={id} onPicture={withPictures ? onPicture : null} />
      ) : null}
      {withPictures ? (
        <input
          ref={input}
          type="file"
          multiple
          className="visually-hidden"
          tabIndex={-1}
          accept={acceptOf(pictureExtensions)}
          aria-label={t('input.rich.picture.choose')}
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            target.value = ''
          }}
        />
      ) : null}
      <UploadRows {...text.sending} />
      {text.note ? (
        <p className="rich-note" role="alert">
          {text.note}
        </p>
      ) : null}
      {lostTables ? (
        <p className="rich-note" role="alert">
          {t('input.rich.lostTables')}
        </p>
      ) : null}
      {text.pictureToDescribe ? (
        <PictureForm
          key={text.pictureToDescribe.id}
          picture={text.pictureToDescribe}
          place={place}
          pictures={text.pictures}
          isNew={text.isNew}
          onDone={text.insert}
          onCancel={text.cancel}
          onRemove={text.remove}
        />
      ) : null}
      <EditorContent editor={editor} />
    </div>
  )
}
