// Drawings from Lucide (https://lucide.dev), ISC Licence, Copyright (c) 2026 Lucide Icons and Contributors; parts from
// Feather, MIT Licence, Copyright (c) 2013-2026 Cole Bemis. Each is joined into one path, a third of lucide-react's
// size in HTML. The build makes a module of each line (apps/web/build/icon-modules.ts), so a script carries only the
// icons it draws.

import { icon } from './icon.tsx'

export type { Icon, IconProps } from './icon.tsx'

export const AirVentIcon = icon(
  'M18 17.5a2.5 2.5 0 1 1-4 2.03V12M6 12H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 8h12M6.6 15.57A2 2 0 1 0 10 17v-5',
)
export const ArchiveIcon = icon(
  'M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4',
)
export const ArrowLeftIcon = icon('M12 19l-7-7 7-7M19 12H5')
export const ArrowRightIcon = icon('M5 12h14M12 5l7 7-7 7')
export const ArrowUpDownIcon = icon('M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16')
export const BadgeCheckIcon = icon(
  'M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76ZM16 9l-5.5 5.5L8 12',
)
export const BanIcon = icon('M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0M4.93 4.93 19.07 19.07')
export const BathIcon = icon(
  'M10 4 8 6M17 19v2M2 12h20M7 19v2M9 5 7.62 3.62A2.12 2.12 0 0 0 4 5v12a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-5',
)
export const BedDoubleIcon = icon(
  'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
)
export const BellIcon = icon(
  'M10.27 21a2 2 0 0 0 3.46 0M3.26 15.33A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.67C19.41 13.96 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.41 5.96-2.74 7.33',
)
export const BellOffIcon = icon(
  'M10.27 21a2 2 0 0 0 3.46 0M17 17H4a1 1 0 0 1-.74-1.67C4.59 13.96 6 12.5 6 8a6 6 0 0 1 .26-1.74M2 2l20 20M8.67 3.01A6 6 0 0 1 18 8c0 2.69.77 4.65 1.71 6.05',
)
export const BookmarkIcon = icon(
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.87l-4.51-2.58a2 2 0 0 0-1.98 0l-4.51 2.58A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
)
export const BriefcaseIcon = icon(
  'M16 20V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v16M4 6h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
)
export const Building2Icon = icon(
  'M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
)
export const CakeIcon = icon(
  'M20 21v-8a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8M4 16s.5-1 2-1 2.5 2 4 2 2.5-2 4-2 2.5 2 4 2 2-1 2-1M2 21h20M7 8v3M12 8v3M17 8v3M7 4h.01M12 4h.01M17 4h.01',
)
export const CalendarIcon = icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18',
)
export const CameraIcon = icon(
  'M14 4a2 2 0 0 1 1.76 1.05l.49.9A2 2 0 0 0 18 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2a2 2 0 0 0 1.76-1.05l.49-.9A2 2 0 0 1 10 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const CarIcon = icon(
  'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 17h6M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const CheckIcon = icon('M20 6 9 17l-5-5')
export const CheckCheckIcon = icon('M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16')
export const ChevronDownIcon = icon('M6 9l6 6 6-6')
export const ChevronLeftIcon = icon('M15 18l-6-6 6-6')
export const ChevronRightIcon = icon('M9 18l6-6-6-6')
export const ChevronUpIcon = icon('M18 15l-6-6-6 6')
export const CigaretteIcon = icon(
  'M17 12H3a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1h14M18 8c0-2.5-2-2.5-2-5M21 16a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M22 8c0-2.5-2-2.5-2-5M7 12v4',
)
export const CircleAlertIcon = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16')
export const CircleCheckIcon = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12')
export const CircleHelpIcon = icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
)
export const CirclePlusIcon = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 12h8M12 8v8')
export const CircleUserRoundIcon = icon(
  'M17.93 20.06a6 6 0 0 0-11.85 0M8 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
)
export const ClockIcon = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2')
export const CopyIcon = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
)
export const DoorOpenIcon = icon(
  'M10 21H2M10 3H7a2 2 0 00-2 2v16M14 12h.01M19 21V5a2 2 0 00-1.68-1.97l-6.16-1.01A1 1 0 0010 3v18a1 1 0 001.12.99zM22 21h-3',
)
export const DumbbellIcon = icon(
  'M17.6 12.77a2 2 0 1 0 2.83-2.83l-1.77-1.77a2 2 0 0 0 2.83-2.83l-2.83-2.83a2 2 0 0 0-2.83 2.83l-1.77-1.77a2 2 0 1 0-2.83 2.83zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.34 21.48a2 2 0 1 0 2.83-2.83l1.77 1.77a2 2 0 1 0 2.83-2.83l-6.36-6.36a2 2 0 1 0-2.83 2.83l1.77 1.77a2 2 0 0 0-2.83 2.83zM9.6 14.4l4.8-4.8',
)
export const EllipsisIcon = icon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
)
export const EllipsisVerticalIcon = icon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
)
export const ExternalLinkIcon = icon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
)
export const EyeIcon = icon(
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const EyeOffIcon = icon(
  'M10.73 5.08a10.74 10.74 0 0 1 11.21 6.58 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.44 2.49M14.08 14.16a3 3 0 0 1-4.24-4.24M17.48 17.5a10.75 10.75 0 0 1-15.42-5.15 1 1 0 0 1 0-.7 10.75 10.75 0 0 1 4.45-5.14M2 2l20 20',
)
export const FileTextIcon = icon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.71l3.59 3.59A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
)
export const FlagIcon = icon(
  'M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.33 2q2 0 3.07-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.53',
)
export const GraduationCapIcon = icon(
  'M21.42 10.92a1 1 0 0 0-.02-1.84L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.83l8.57 3.91a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5',
)
export const GripVerticalIcon = icon(
  'M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
)
export const HeartIcon = icon(
  'M2 9.5a5.5 5.5 0 0 1 9.59-3.68.56.56 0 0 0 .82 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.49 5.31a2 2 0 0 1-3 .02L5 15c-1.5-1.5-3-3.2-3-5.5',
)
export const HeartHandshakeIcon = icon(
  'M19.41 14.41C21 12.83 22 11.5 22 9.5a5.5 5.5 0 0 0-9.59-3.68.6.6 0 0 1-.82 0A5.5 5.5 0 0 0 2 9.5c0 2.3 1.5 4 3 5.5l5.54 5.36a2 2 0 0 0 2.88.05 2.12 2.12 0 0 0 0-3 2.12 2.12 0 1 0 3-3 2.12 2.12 0 0 0 3 0 2 2 0 0 0 0-2.83l-1.88-1.88a2.41 2.41 0 0 0-3.41 0l-1.71 1.71a2 2 0 0 1-2.83 0 2 2 0 0 1 0-2.83l2.82-2.76',
)
export const HouseIcon = icon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
)
export const HousePlusIcon = icon(
  'M12.35 21H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 .71-1.53l7-6a2 2 0 0 1 2.58 0l7 6A2 2 0 0 1 21 10v2.35M14.8 12.4A1 1 0 0 0 14 12h-4a1 1 0 0 0-1 1v8M15 18h6M18 15v6',
)
export const ImageIcon = icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.09-3.09a2 2 0 0 0-2.83 0L6 21',
)
export const ImageOffIcon = icon(
  'M2 2L22 22M10.41 10.41a2 2 0 1 1-2.83-2.83M13.5 13.5L6 21M18 12L21 15M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.05-.22 1.41-.59M21 15V5a2 2 0 0 0-2-2H9',
)
export const ImagePlusIcon = icon(
  'M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5M21 15l-3.09-3.09a2 2 0 0 0-2.83 0L6 21M7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const ImagesIcon = icon(
  'M22 11l-1.3-1.3a2.4 2.4 0 0 0-3.41 0L11 16M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2M12 7a1 1 0 1 0 2 0a1 1 0 1 0-2 0M10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2z',
)
export const IndianRupeeIcon = icon('M14 20l-8-8h4c5.33 0 5.33-8 0-8M6 4h12M6 8h12')
export const InfoIcon = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01')
export const InstagramIcon = icon(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01',
)
export const KeyRoundIcon = icon(
  'M2.59 17.41A2 2 0 0 0 2 18.83V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.17a2 2 0 0 0 1.41-.59l.81-.81a6.5 6.5 0 1 0-4-4zM16 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0',
)
export const LanguagesIcon = icon('M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6')
export const LayoutDashboardIcon = icon(
  'M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z',
)
export const LifeBuoyIcon = icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4.93 4.93l4.24 4.24M14.83 9.17l4.24-4.24M14.83 14.83l4.24 4.24M9.17 14.83l-4.24 4.24M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
)
export const LightbulbIcon = icon(
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
)
export const LinkedinIcon = icon(
  'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 11v6M8 7.5v.01M12 17v-6M12 13.5a2.5 2.5 0 0 1 5 0V17',
)
export const ListIcon = icon('M3 6h.01M3 12h.01M3 18h.01M8 6h13M8 12h13M8 18h13')
export const ListFilterIcon = icon('M2 5h20M6 12h12M9 19h6')
export const LocateFixedIcon = icon(
  'M2 12L5 12M19 12L22 12M12 2L12 5M12 19L12 22M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const LockIcon = icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
)
export const LogInIcon = icon('M10 17l5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4')
export const LogOutIcon = icon('M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4')
export const MailIcon = icon(
  'M22 7l-8.99 5.73a2 2 0 0 1-2.01 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
)
export const MailCheckIcon = icon(
  'M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8M22 7l-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7M16 19l2 2 4-4',
)
export const MapIcon = icon(
  'M14.11 5.55a2 2 0 0 0 1.79 0l3.66-1.83A1 1 0 0 1 21 4.62v12.76a1 1 0 0 1-.55.89l-4.55 2.28a2 2 0 0 1-1.79 0l-4.21-2.11a2 2 0 0 0-1.79 0l-3.66 1.83A1 1 0 0 1 3 19.38V6.62a1 1 0 0 1 .55-.89l4.55-2.28a2 2 0 0 1 1.79 0zM15 5.76v15M9 3.24v15',
)
export const MapPinIcon = icon(
  'M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const MapPinOffIcon = icon(
  'M12.75 7.09a3 3 0 0 1 2.16 2.16M17.07 17.07c-1.63 2.17-3.53 3.91-4.47 4.73a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 1.43-4.57M2 2l20 20M8.47 2.82A8 8 0 0 1 20 10c0 1.18-.31 2.38-.81 3.53M9.13 9.13a3 3 0 0 0 3.74 3.74',
)
export const Maximize2Icon = icon('M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6')
export const MenuIcon = icon('M4 5h16M4 12h16M4 19h16')
export const MessageCircleIcon = icon(
  'M2.99 16.34a2 2 0 0 1 .09 1.17l-1.06 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.72',
)
export const MessageSquareIcon = icon(
  'M22 17a2 2 0 0 1-2 2H6.83a2 2 0 0 0-1.41.59l-2.2 2.2A.71.71 0 0 1 2 21.29V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z',
)
export const MinusIcon = icon('M5 12h14')
export const MonitorIcon = icon(
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM8 21L16 21M12 17L12 21',
)
export const MoonIcon = icon(
  'M20.98 12.49a9 9 0 1 1-9.47-9.47c.41-.02.62.46.4.8a6 6 0 0 0 8.27 8.27c.34-.21.82 0 .8.4',
)
export const MusicIcon = icon(
  'M21 16V3a1 1 0 0 0-1.28-.96l-10 2.92a1 1 0 0 0-.72.96V19M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const PawPrintIcon = icon(
  'M9 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M18 16a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 10a5 5 0 0 1 5 5v3.5a3.5 3.5 0 0 1-6.84 1.04Q6.52 17.48 4.46 16.84A3.5 3.5 0 0 1 5.5 10Z',
)
export const PencilIcon = icon(
  'M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.35-1.32a2 2 0 0 0 .83-.5zM15 5l4 4',
)
export const PhoneIcon = icon(
  'M13.83 16.57a1 1 0 0 0 1.21-.3l.35-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.38',
)
export const PlusIcon = icon('M5 12h14M12 5v14')
export const RefrigeratorIcon = icon(
  'M5 6a4 4 0 0 1 4-4h6a4 4 0 0 1 4 4v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6ZM5 10h14M15 7v6',
)
export const ReplyIcon = icon('M20 18v-2a4 4 0 0 0-4-4H4M9 17l-5-5 5-5')
export const RotateCcwIcon = icon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5')
export const RouteIcon = icon(
  'M9 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
)
export const PrinterIcon = icon(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Z',
)
export const RotateCwIcon = icon('M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5')
export const SearchIcon = icon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0')
export const SendHorizontalIcon = icon(
  'M3.71 3.05a.5.5 0 0 0-.68.63l2.84 7.63a2 2 0 0 1 0 1.4l-2.84 7.63a.5.5 0 0 0 .68.63l18-8.5a.5.5 0 0 0 0-.9zM6 12h16',
)
export const SettingsIcon = icon(
  'M9.67 4.14a2.34 2.34 0 0 1 4.66 0 2.34 2.34 0 0 0 3.32 1.92 2.34 2.34 0 0 1 2.33 4.03 2.34 2.34 0 0 0 0 3.83 2.34 2.34 0 0 1-2.33 4.03 2.34 2.34 0 0 0-3.32 1.92 2.34 2.34 0 0 1-4.66 0 2.34 2.34 0 0 0-3.32-1.92 2.34 2.34 0 0 1-2.33-4.03 2.34 2.34 0 0 0 0-3.83A2.34 2.34 0 0 1 6.35 6.05a2.34 2.34 0 0 0 3.32-1.92M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const Share2Icon = icon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49',
)
export const ShieldCheckIcon = icon(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)
export const SlidersHorizontalIcon = icon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
)
export const SofaIcon = icon(
  'M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3M2 16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-11a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0zM4 18v2M20 18v2M12 4v9',
)
export const SparklesIcon = icon(
  'M11.02 2.81a1 1 0 0 1 1.97 0l1.05 5.56a2 2 0 0 0 1.59 1.59l5.56 1.05a1 1 0 0 1 0 1.97l-5.56 1.05a2 2 0 0 0-1.59 1.59l-1.05 5.56a1 1 0 0 1-1.97 0l-1.05-5.56a2 2 0 0 0-1.59-1.59l-5.56-1.05a1 1 0 0 1 0-1.97l5.56-1.05a2 2 0 0 0 1.59-1.59zM20 2v4M22 4h-4M2 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const SquareIcon = icon('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z')
export const SquareParkingIcon = icon(
  'M9 12h4a2 2 0 0 0 0-4H9.5a.5.5 0 0 0-.5.5V16M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
)
export const StarIcon = icon(
  'M11.53 2.29a.53.53 0 0 1 .95 0l2.31 4.68a2.12 2.12 0 0 0 1.59 1.16l5.17.76a.53.53 0 0 1 .29.9l-3.74 3.64a2.12 2.12 0 0 0-.61 1.88l.88 5.14a.53.53 0 0 1-.77.56l-4.62-2.43a2.12 2.12 0 0 0-1.97 0L6.4 21.01a.53.53 0 0 1-.77-.56l.88-5.14a2.12 2.12 0 0 0-.61-1.88L2.16 9.79a.53.53 0 0 1 .29-.91l5.17-.76a2.12 2.12 0 0 0 1.6-1.16z',
)
export const SunIcon = icon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
)
export const SunMoonIcon = icon(
  'M12 2v2M14.84 16.39a6 6 0 1 1-7.22-7.22c.62-.15.97.66.71 1.25a4 4 0 0 0 5.26 5.26c.59-.26 1.4.09 1.25.71M16 12a4 4 0 0 0-4-4M19 5l-1.26 1.26M20 12h2',
)
export const ThumbsDownIcon = icon(
  'M9 18.12 10 14H4.17a2 2 0 0 1-1.92-2.56l2.33-8A2 2 0 0 1 6.5 2H20a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2.76a2 2 0 0 0-1.79 1.11L12 22a3.13 3.13 0 0 1-3-3.88ZM17 14V2',
)
export const ThumbsUpIcon = icon(
  'M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88ZM7 10v12',
)
export const Trash2Icon = icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
)
export const TriangleAlertIcon = icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
)
export const TvIcon = icon(
  'M17 2l-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z',
)
export const UploadIcon = icon('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4')
export const UserRoundIcon = icon('M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0')
export const UsersRoundIcon = icon(
  'M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3',
)
export const UtensilsIcon = icon(
  'M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7',
)
export const WalletIcon = icon(
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
)
export const WashingMachineIcon = icon(
  'M3 6h3M17 6h.01M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM7 13a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 18a2.5 2.5 0 0 0 0-5 2.5 2.5 0 0 1 0-5',
)
export const WavesIcon = icon(
  'M2 12q2.5 2 5 0t5 0 5 0 5 0M2 19q2.5 2 5 0t5 0 5 0 5 0M2 5q2.5 2 5 0t5 0 5 0 5 0',
)
export const WifiIcon = icon(
  'M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.86a10 10 0 0 1 14 0M8.5 16.43a5 5 0 0 1 7 0',
)
export const WifiOffIcon = icon(
  'M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20',
)
export const WindIcon = icon(
  'M12.8 19.6A2 2 0 1 0 14 16H2M17.5 8a2.5 2.5 0 1 1 2 4H2M9.8 4.4A2 2 0 1 1 11 8H2',
)
export const WineIcon = icon(
  'M8 22h8M7 10h10M12 15v7M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z',
)
export const XIcon = icon('M18 6 6 18M6 6l12 12')
export const XTwitterIcon = icon('M4 4l16 16M20 4L4 20')
