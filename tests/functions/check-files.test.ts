import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ATTACHMENT_TYPES } from '../../supabase/functions/_shared/contracts/attachments.ts';
import { callAsScheduler, useFunction } from './support/call-function.ts';
import { officeFile } from './support/office-file.ts';
import { storeQuote } from './support/quotes.ts';

const NAME = 'check-files';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1]);
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const WEBP = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0', 'latin1');
const DOC = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(504),
]);
const PDF = Buffer.from('%PDF-1.7\n');
const SHELL_SCRIPT = Buffer.from('#!/bin/sh\necho hello\n');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1');
const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

const DOCX = officeFile('docx', { isStreamed: true });
const XLSX = officeFile('xlsx');

describe('check-files', () => {
  const supabase = useFunction(NAME);

  async function upload(bucket: string, name: string, type: string, content: Buffer) {
    const path = `${randomUUID()}/${name}`;
    const { error } = await supabase
      .anon()
      .storage.from(bucket)
      .upload(path, new Blob([new Uint8Array(content)], { type }), {
        contentType: type,
      });
    expect(error).toBeNull();
    return path;
  }
  const checks = async (paths: string[]) => {
    const rows = await supabase.sql<{ path: string; is_quarantined: boolean }>(
      'select path, is_quarantined from public.file_checks where path = any($1)',
      [`{${paths.join(',')}}`],
    );
    return Object.fromEntries(
      rows.map(({ path, is_quarantined }) => [path.slice(37), is_quarantined]),
    );
  };

  it('quarantines only files that don’t match their declared type', async () => {
    const files: [string, keyof typeof ATTACHMENT_TYPES, Buffer][] = [
      ['photo.jpg', 'jpg', JPEG],
      ['scan.png', 'png', PNG],
      ['photo.webp', 'webp', WEBP],
      ['phone.heic', 'heic', HEIC],
      ['crown.pdf', 'pdf', PDF],
      ['late.pdf', 'pdf', Buffer.concat([Buffer.from('\n\n'), PDF])],
      ['notes.docx', 'docx', DOCX],
      ['weights.xlsx', 'xlsx', XLSX],
      ['program.pdf', 'pdf', PROGRAM],
    ];
    const attachments: string[] = [];
    for (const [name, type, content] of files) {
      attachments.push(await upload('quote-attachments', name, ATTACHMENT_TYPES[type], content));
    }
    await storeQuote(supabase, { attachments });
    const script = await upload(
      'quote-attachments',
      'script.docx',
      ATTACHMENT_TYPES.docx,
      SHELL_SCRIPT,
    );
    await storeQuote(supabase, { attachments: [script] });

    const answer = await callAsScheduler(supabase, NAME);

    expect(answer).toEqual({ status: 200, body: { checked: 10 } });
    expect(await checks([...attachments, script])).toEqual({
      'photo.jpg': false,
      'scan.png': false,
      'photo.webp': false,
      'phone.heic': false,
      'crown.pdf': false,
      'late.pdf': false,
      'notes.docx': false,
      'weights.xlsx': false,
      'program.pdf': true,
      'script.docx': true,
    });
  });

  it('accepts any picture type under another’s extension, but nothing else', async () => {
    const pictures: [string, Buffer][] = [
      ['png.jpg', PNG],
      ['webp.jpg', WEBP],
      ['heic.jpg', HEIC],
      ['jpeg.png', JPEG],
      ['jpeg.webp', JPEG],
      ['png.heic', PNG],
    ];
    const others: [string, Buffer][] = [
      ['script.jpg', SHELL_SCRIPT],
      ['page.jpg', HTML],
      ['document.jpg', PDF],
      ['program.png', PROGRAM],
      ['drawing.webp', SVG],
      ['animation.heic', GIF],
      ['picture.pdf', PNG],
    ];
    for (const files of [pictures, others]) {
      const attachments: string[] = [];
      for (const [name, content] of files) {
        const type = name.slice(name.indexOf('.') + 1) as keyof typeof ATTACHMENT_TYPES;
        attachments.push(await upload('quote-attachments', name, ATTACHMENT_TYPES[type], content));
      }
      await storeQuote(supabase, { attachments });
      await callAsScheduler(supabase, NAME);
      expect(await checks(attachments)).toEqual(
        Object.fromEntries(files.map(([name]) => [name, files === others])),
      );
    }
  });

  it('checks documents of applications, and each file once', async () => {
    const resume = await upload('job-documents', 'resume_Jo & co.doc', 'application/msword', DOC);
    const cdl = await upload('job-documents', 'cdl_jo.jpg', 'image/jpeg', PNG);
    const unclaimed = await upload('job-documents', 'resume_no.pdf', 'application/pdf', PROGRAM);
    const { error } = await supabase.anon().from('job_applications').insert({
      job_title: 'CDL Truck Driver',
      first_name: 'Jo',
      last_name: 'Field',
      email: 'jo@example.com',
      phone: '937-555-0100',
      resume_document_url: resume,
      cdl_document_url: cdl,
    });
    expect(error).toBeNull();

    expect(await callAsScheduler(supabase, NAME)).toEqual({ status: 200, body: { checked: 2 } });
    expect(await callAsScheduler(supabase, NAME)).toEqual({ status: 200, body: { checked: 0 } });
    expect(await checks([resume, cdl, unclaimed])).toEqual({
      'resume_Jo & co.doc': false,
      'cdl_jo.jpg': false,
    });
  });

  it('checks the files of the last seven days', async () => {
    const [old, recent] = [
      await upload('quote-attachments', 'old.pdf', 'application/pdf', PROGRAM),
      await upload('quote-attachments', 'recent.pdf', 'application/pdf', PROGRAM),
    ];
    for (const [path, days] of [
      [old, 8],
      [recent, 6],
    ] as const) {
      const { id } = await storeQuote(supabase, { attachments: [path] });
      await supabase.sql(
        'update public.quotes set created_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      );
    }
    expect((await callAsScheduler(supabase, NAME)).body).toEqual({ checked: 1 });
    expect(await checks([old, recent])).toEqual({ 'recent.pdf': true });
  });

  it('rejects a wrong secret', async () => {
    expect((await callAsScheduler(supabase, NAME, 'wrong')).status).toBe(401);
  });
});
