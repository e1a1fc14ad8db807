import { readFileSync } from 'node:fs';
import process from 'node:process';
import { hashAnswers, type LoadsToAssess } from './hash-answers.ts';

// Run by Deno: reads loads from standard input and writes the hashes of their answers.
const loads = JSON.parse(readFileSync(0, 'utf8')) as LoadsToAssess;
process.stdout.write(JSON.stringify(hashAnswers(loads)));
