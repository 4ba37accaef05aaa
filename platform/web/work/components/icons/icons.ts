import { makeIcon as icon } from './make-icon.tsx'

const dot = (x: number, y: number): string => `M${x} ${y}h.01`

export const AddIcon = icon('M12 5v14M5 12h14')
export const ArchiveIcon = icon('M4 5h16v4H4zM5.5 9v10h13V9M10 13h4')
export const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6')
export const ArrowUpIcon = icon('M12 19V5M6 11l6-6 6 6')
export const BackIcon = icon('M19 12H5M11 6l-6 6 6 6')
export const BellIcon = icon('M6 10a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20.5a2.2 2.2 0 0 0 4 0')
export const BlockIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M6 6l12 12')
export const BoardIcon = icon('M4 5h4.5v14H4zM10 5h4.5v9H10zM16 5h4v12h-4z')
export const BookIcon = icon('M5 4.5h10a4 4 0 0 1 4 4V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11')
export const BuildingIcon = icon('M5 20V5h9v15M14 10h5v10M3.5 20h17M8 9h3M8 13h3M8 17h3')
export const CalculatorIcon = icon(
  'M6 3.5h12v17H6zM9 7.5h6',
  dot(9, 12),
  dot(12, 12),
  dot(15, 12),
  dot(9, 16),
  dot(12, 16),
  dot(15, 16),
)
export const CalendarIcon = icon('M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4')
export const ChartIcon = icon('M4 20h16M7 16v-4M12 16V6M17 16V9')
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5')
export const CheckCircleIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M8.5 12.3l2.5 2.5 4.7-5')
export const ChevronDownIcon = icon('M7 10l5 5 5-5')
export const ChevronLeftIcon = icon('M14 7l-5 5 5 5')
export const ChevronRightIcon = icon('M10 7l5 5-5 5')
export const ClockIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2')
export const CloseIcon = icon('M6 6l12 12M18 6L6 18')
export const ColumnsIcon = icon('M4 5h16v14H4zM9.5 5v14M14.5 5v14')
export const CommentIcon = icon('M4 5h16v11H10l-4 4v-4H4z')
export const CopyIcon = icon('M9 9h11v11H9zM15 9V4H4v11h5')
export const DeleteIcon = icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5')
export const DocumentIcon = icon('M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6')
export const DownloadIcon = icon('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15')
export const DragIcon = icon(dot(9, 6), dot(15, 6), dot(9, 12), dot(15, 12), dot(9, 18), dot(15, 18))
export const EditIcon = icon('M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5')
export const ErrorIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v5', dot(12, 16))
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
)
export const EyeOffIcon = icon(
  'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6 7.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
)
export const FilterIcon = icon('M4 6h16M7 12h10M10 18h4')
export const FolderIcon = icon('M3.5 6h6l2 2.5h9V19h-17z')
export const GlobeIcon = icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17',
)
export const HistoryIcon = icon('M4 5v4.5h4.5M4.5 14a8 8 0 1 0 .5-5M12 8v4.5l3 1.5')
export const HomeIcon = icon('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z')
export const InboxIcon = icon('M4 13l2.5-8h11L20 13v6H4zM4 13h5l1.5 2.5h3L15 13h5')
export const HelpIcon = icon(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M9.5 9.8a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4v.4',
  dot(12, 16.5),
)
export const InfoIcon = icon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5', dot(12, 8))
export const KeyIcon = icon('M11.5 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM11.5 12h9M17 12v3.5M20.5 12v2.5')
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
)
export const LogoutIcon = icon('M14 4.5H5v15h9M10 12h10M16.5 8.5L20 12l-3.5 3.5')
export const MailIcon = icon('M3.5 6h17v12.5h-17zM4 7l8 6 8-6')
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const MoonIcon = icon('M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14')
export const MoreIcon = icon(
  'M6 11.6a.4.4 0 1 0 0 .8.4.4 0 1 0 0-.8M12 11.6a.4.4 0 1 0 0 .8.4.4 0 1 0 0-.8M18 11.6a.4.4 0 1 0 0 .8.4.4 0 1 0 0-.8',
)
export const MoveIcon = icon('M4 12h16M15 7l5 5-5 5M9 7l-5 5 5 5')
export const OpenIcon = icon('M14 4.5h5.5V10M19.5 4.5L11 13M17 14v5.5H4.5V7H10')
export const PaperclipIcon = icon(
  'M18.5 11l-7 7a4.3 4.3 0 0 1-6-6l7.5-7.5a2.9 2.9 0 0 1 4 4L9.7 15.8a1.4 1.4 0 0 1-2-2l6.3-6.3',
)
export const PeopleIcon = icon(
  'M9 5a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 9 5M3 19.5a6 6 0 0 1 12 0M15.5 5.5a3 3 0 0 1 0 5.7M17.5 14a6 6 0 0 1 3.5 5.5',
)
export const PersonIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5a7.5 7.5 0 0 1 15 0')
export const PhoneIcon = icon(
  'M6.2 4h3.1l1.5 4.2-2 1.5a11.5 11.5 0 0 0 5.5 5.5l1.5-2 4.2 1.5v3.1a2 2 0 0 1-2.2 2A16 16 0 0 1 4.2 6.2a2 2 0 0 1 2-2.2',
)
export const PlayIcon = icon('M8 5.5v13l10.5-6.5z')
export const RedoIcon = icon('M19 5v5h-5M19 10a8 8 0 1 0 .5 4.5')
export const RocketIcon = icon(
  'M9 15l-2.5-2.5C8 7.5 12.5 3.5 19.5 4.5c1 7-3 11.5-8 13zM6.5 12.5L3.5 12l3-3.5 2.5.2M11.5 17.5l.5 3 3.5-3-.2-2.5M5 16.5c-1.2.8-1.5 3-1.5 3s2.2-.3 3-1.5',
  dot(14.5, 9.5),
)
export const SearchIcon = icon('M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5')
export const SendIcon = icon('M4 12l16-8-5.5 16.5-3.5-6.5zM11 14l9-10')
export const SettingsIcon = icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
)
export const ShieldIcon = icon(
  'M12 3.5l7.5 3v5c0 5-3.5 8-7.5 9.5-4-1.5-7.5-4.5-7.5-9.5v-5zM9 12l2.2 2.2L15 10',
)
export const ShowcaseIcon = icon('M4 4.5h7v7H4zM13 4.5h7v7h-7zM4 13.5h7v6H4zM13 13.5h7v6h-7z')
export const SortIcon = icon('M8 5v14M4.5 15.5L8 19l3.5-3.5M16 19V5M12.5 8.5L16 5l3.5 3.5')
export const StarIcon = icon('M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z')
export const SunIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5V4M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M18.7 5.3l-1 1M6.3 17.7l-1 1',
)
export const TableIcon = icon('M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9')
export const MergeIcon = icon(
  'M5 4.5v3.2c0 2.6 1.6 3.8 3.6 4.6L12 13.8M19 4.5v3.2c0 2.6-1.6 3.8-3.6 4.6L12 13.8V20M9 17l3 3 3-3',
)
export const TransferIcon = icon('M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19')
export const TrophyIcon = icon(
  'M8 4.5h8v5a4 4 0 0 1-8 0zM8 6H4.5a3.5 3.5 0 0 0 3.5 4M16 6h3.5a3.5 3.5 0 0 1-3.5 4M12 13.5V17M8.5 19.5h7M10 17h4v2.5h-4z',
)
export const UndoIcon = icon('M5 5v5h5M5 10a8 8 0 1 1-.5 4.5')
export const UploadIcon = icon('M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15')
export const WarningIcon = icon('M12 4l9 15.5H3zM12 10v4.5', dot(12, 17))
