import { StyleSheet } from '@react-pdf/renderer';
import { FONT_FAMILY } from '../fonts.ts';

const INK = '#22282d';
const MUTED = '#5a636a';
const ACCENT = '#1f6b62';
const LINE = '#dfe3e6';

export const styles = StyleSheet.create({
  page: {
    fontFamily: FONT_FAMILY,
    fontSize: 9.5,
    lineHeight: 1.5,
    color: INK,
    paddingTop: 52,
    paddingBottom: 58,
    paddingHorizontal: 58,
  },
  inference: { fontStyle: 'italic' },
  editor: { color: MUTED, fontSize: 8 },
  kicker: { fontSize: 9, color: ACCENT, fontWeight: 600, marginBottom: 2 },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.2, marginBottom: 8 },
  meta: { fontSize: 8.5, color: MUTED, marginBottom: 2 },
  notice: { fontSize: 8.5, fontWeight: 600, color: '#8a4b08', marginTop: 6 },
  description: {
    marginTop: 10,
    marginBottom: 4,
    paddingLeft: 10,
    borderLeftWidth: 2,
    borderLeftColor: ACCENT,
    color: MUTED,
  },
  heading: { fontSize: 14, fontWeight: 600, color: ACCENT, marginTop: 18, marginBottom: 6, lineHeight: 1.25 },
  paragraph: { marginBottom: 7 },
  item: { flexDirection: 'row', marginBottom: 4 },
  bullet: { width: 12 },
  itemText: { flex: 1 },
  reference: { fontSize: 6.5, color: ACCENT, textDecoration: 'none', verticalAlign: 'super' },
  link: { color: ACCENT },
  bold: { fontWeight: 600 },
  nothing: { fontStyle: 'italic', color: MUTED, marginBottom: 7 },
  caption: { fontWeight: 600, fontSize: 9, marginTop: 8, marginBottom: 3 },
  note: { fontSize: 7.5, color: MUTED, marginTop: 3, marginBottom: 9 },
  table: { borderTopWidth: 0.75, borderTopColor: LINE },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 3 },
  headRow: { backgroundColor: '#eef3f2' },
  cell: { fontSize: 8, lineHeight: 1.35, paddingHorizontal: 3 },
  numeric: { textAlign: 'right' },
  source: { flexDirection: 'row', marginBottom: 4, fontSize: 8, lineHeight: 1.4 },
  sourceNumber: { width: 22 },
  sourceText: { flex: 1, color: MUTED },
  footer: { position: 'absolute', top: 800, left: 58, right: 58, fontSize: 7.5, color: MUTED, textAlign: 'right' },
});
