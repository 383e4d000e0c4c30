/** Line icons in a box of 24: line 1.75, round ends. */
export const ICONS = {
  pots: '<g fill="currentColor" stroke="none"><rect x="4" y="14.5" width="4.5" height="5.5" rx="1"/><rect x="9.75" y="14.5" width="4.5" height="5.5" rx="1"/><rect x="15.5" y="14.5" width="4.5" height="5.5" rx="1"/><rect x="9.75" y="8.5" width="4.5" height="4.5" rx="1"/><rect x="15.5" y="8.5" width="4.5" height="4.5" rx="1"/><rect x="15.5" y="3.5" width="4.5" height="3.5" rx="1"/></g>',
  showdown:
    '<rect x="3.5" y="7.5" width="10.5" height="13" rx="2"/><path d="M8 4.7l9.3-1.2a2 2 0 0 1 2.2 1.7l1.3 9.3a2 2 0 0 1-1.7 2.2l-1.6.2"/>',
  ruling:
    '<path d="M9.2 8.5H21v4l-6.2 1.3"/><circle cx="9.2" cy="14.2" r="5.7"/><circle cx="9.2" cy="14.2" r="1.5" fill="currentColor" stroke="none"/><path d="M14 5.5v-2M17.5 5.5l1-1.7"/>',
  play: '<rect x="2.5" y="6" width="19" height="12" rx="6"/><rect x="8" y="10" width="3" height="4" rx=".7" fill="currentColor" stroke="none"/><rect x="13" y="10" width="3" height="4" rx=".7" fill="currentColor" stroke="none"/>',
  undo: '<path d="M8 4.5 3.8 8.7 8 13"/><path d="M4 8.7h10.2a5.4 5.4 0 0 1 0 10.8H9"/>',
  redo: '<path d="M16 4.5l4.2 4.2L16 13"/><path d="M20 8.7H9.8a5.4 5.4 0 0 0 0 10.8H15"/>',
  share:
    '<path d="M12 15V4M8 7.5l4-4 4 4"/><path d="M7.5 11H6a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1.5"/>',
  set: '<path d="M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20"/><circle cx="15" cy="8" r="2.5"/><circle cx="9" cy="16" r="2.5"/>',
  back: '<path d="M14.5 5l-7 7 7 7"/>',
  chev: '<path d="M9.5 6l6 6-6 6"/>',
  down: '<path d="M6 9.5l6 6 6-6"/>',
  del: '<path d="M8.7 5.5H20A1.5 1.5 0 0 1 21.5 7v10a1.5 1.5 0 0 1-1.5 1.5H8.7L2.8 12z"/><path d="M11.5 9.5l5 5M16.5 9.5l-5 5"/>',
  say: '<path d="M3.5 9.5v5h3.3l4.7 4v-13l-4.7 4z"/><path d="M15 9a4.3 4.3 0 0 1 0 6M17.7 6.3a8 8 0 0 1 0 11.4"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.3 15.3l5.2 5.2"/>',
  flag: '<path d="M6 21V4h11.5L15 8.2l2.5 4.3H6"/>',
  print: '<path d="M7 8.5v-5h10v5M7 17H4.5V8.5h15V17H17"/><rect x="7" y="13.5" width="10" height="7"/>',
  out: '<path d="M13.5 4.5h6v6M19 5l-8.5 8.5"/><path d="M18 13.5V18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V7.5A1.5 1.5 0 0 1 6 6h4.5"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  x: '<path d="M6 6l12 12M18 6L6 18"/>',
  ret: '<path d="M12 15.5V4.5M7.5 9L12 4.5 16.5 9"/><path d="M4.5 19.5h15" stroke-dasharray="3 3"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.5v.3"/>',
  zoom: '<path d="M14.5 4.5h5v5M9.5 19.5h-5v-5M19.5 4.5l-6 6M4.5 19.5l6-6"/>',
  theme: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>',
  import: '<path d="M12 4v11M8 11.5l4 4 4-4"/><path d="M4.5 14.5V18A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-3.5"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  hist: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.3l3.3 2"/>',
  minus: '<path d="M5 12h14"/>',
  table: '<rect x="3.5" y="4.5" width="17" height="15" rx="1.5"/><path d="M3.5 9.5h17M9.5 4.5v15"/>',
} as const;

/** The name of one of {@link ICONS}. */
export type IconName = keyof typeof ICONS;
