import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Caller, Project } from './project.ts';

const BUCKET = 'load-documents';
export const PDF = 'application/pdf';
export const KINDS = [
  'bol',
  'pod',
  'rate_confirmation',
  'coi',
  'w9',
  'permit',
  'photo',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

type Storage = ReturnType<Project['as']>['storage'];

interface Parts {
  id?: string;
  path?: string;
  name?: string;
  sha256?: string;
  permit?: string;
}

/** Uploads documents of loads, and reads them in every way. */
export function documentHelpers(project: Project) {
  const files = (caller: Caller): ReturnType<Storage['from']> =>
    project.as(caller).storage.from(BUCKET);

  /** Uploads a file; returns the error status, or undefined. */
  async function upload(caller: Caller, path: string, type = PDF, size = 64) {
    const { error } = await files(caller).upload(path, new Blob([new Uint8Array(size)], { type }), {
      contentType: type,
    });
    return error === null ? undefined : Number((error as { statusCode?: string }).statusCode);
  }

  /** Adds an uploaded file to a load's documents. */
  async function add(caller: Caller, load: string, kind: Kind, parts: Parts = {}) {
    const id = parts.id ?? randomUUID();
    const { error } = await project.as(caller).rpc('add_load_document', {
      _id: id,
      _load_id: load,
      _kind: kind,
      _file_path: parts.path ?? `${load}/${id}.pdf`,
      _name: parts.name ?? `${kind}.pdf`,
      _sha256: parts.sha256 ?? createHash('sha256').update(id).digest('hex'),
      ...(parts.permit !== undefined && { _permit_id: parts.permit }),
    });
    return error;
  }

  /** Uploads and adds a document; returns its path. */
  async function store(caller: Caller, load: string, kind: Kind, permit?: string) {
    const id = randomUUID();
    const path = `${load}/${id}.pdf`;
    expect(await upload(caller, path)).toBeUndefined();
    expect(
      await add(caller, load, kind, { id, ...(permit !== undefined && { permit }) }),
    ).toBeNull();
    return path;
  }

  const listed = async (caller: Caller, load: string) =>
    (
      (await project.as(caller).from('load_documents').select('kind').eq('load_id', load)).data ??
      []
    )
      .map(({ kind }) => kind as Kind)
      .sort();

  /** Every way to read a file's content. */
  async function opens(caller: Caller, path: string) {
    const bucket = files(caller);
    const ways = [
      (await bucket.download(path)).data,
      (await bucket.createSignedUrl(path, 60)).data,
      (await bucket.copy(path, `${path.slice(0, 37)}${randomUUID()}.pdf`)).data,
      (await bucket.move(path, `${path.slice(0, 37)}${randomUUID()}.pdf`)).data,
      (await bucket.list(path.slice(0, 36))).data?.find(({ name }) => path.endsWith(name)) ?? null,
    ].map((found) => found !== null);
    expect(ways.slice(0, 2)).toEqual([ways[4], ways[4]]);
    if (ways[4] === false) expect(ways).toEqual([false, false, false, false, false]);
    return ways[4];
  }

  return { add, files, listed, opens, store, upload };
}
