import './rich.css'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import type { FieldInput } from '../../../web/inputs/field-input.ts'
import { RichToolbar } from './RichToolbar.tsx'

const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' },
  }),
]

/** An empty editor says one empty paragraph: nothing is given. */
const asValue = (html: string): string | null => (html.replace(/<[^>]*>/g, '').trim() === '' ? null : html)

/** A text with paragraphs, headings, lists and links. */
export const RichInput = ({ id, labelId, describedBy, isWrong, required, value, set }: FieldInput) => {
  const shown = typeof value === 'string' ? value : ''
  const known = useRef(shown)
  const change = useRef(set)
  useEffect(() => {
    change.current = set
  }, [set])
  const editor = useEditor({
    extensions,
    content: shown,
    editorProps: {
      attributes: {
        id,
        class: 'control rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(required),
        'aria-invalid': String(isWrong),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    },
    onUpdate: ({ editor: now }) => {
      const next = asValue(now.getHTML())
      known.current = next ?? ''
      change.current(next)
    },
  })
  useEffect(() => {
    // What somebody else wrote, or an older value taken back.
    if (!editor || shown === known.current) return
    known.current = shown
    editor.commands.setContent(shown, { emitUpdate: false })
  }, [editor, shown])
  return (
    <div className="rich">
      {editor ? <RichToolbar editor={editor} controls={id} /> : null}
      <EditorContent editor={editor} />
    </div>
  )
}
