/** `parade <command>`: everything that whoever runs the server does beside it. */
import { CommanderError, Option, Command as Parser } from 'commander';
import { readEnv } from '../../platform/env.ts';
import { sentenceOfFailure } from '../../platform/failures.ts';
import { progressLine } from '../../platform/progress.ts';
import { type Call, type Command, Given, type Result, WrongUse } from './command.ts';
import { sentenceOfWrongUse, speakFrench, termOf } from './in-french.ts';
import { COMMANDS, GROUPS } from './list.ts';

/** Where a command runs; a test has its own. */
export interface Surroundings {
  variables: Readonly<Record<string, string | undefined>>;
  out(text: string): void;
  err(text: string): void;
  now(): Date;
}

const THIS_PROCESS: Surroundings = {
  variables: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  now: () => new Date(),
};

/** Runs what was typed after `parade`. Returns the exit code; never throws. */
export async function parade(
  typed: readonly string[],
  around: Surroundings = THIS_PROCESS,
): Promise<number> {
  let code = 0;
  const program = speakFrench(new Parser('parade'))
    .description('Parade en ligne de commande, à côté du serveur qui tourne.')
    .usage('<commande>')
    // `lists` is a command too: `--json` after `lists import` is not for it.
    .enablePositionalOptions()
    .helpCommand('help [commande]', 'affiche l’aide d’une commande')
    .exitOverride()
    .configureOutput({
      writeOut: around.out,
      writeErr: around.err,
      // Said in French below.
      outputError: () => {},
    });
  for (const command of COMMANDS) {
    const parser = parserOf(program, command);
    parser.action(async () => {
      code = await perform(command, parser, around);
    });
  }
  try {
    // Package managers pass their own `--` on.
    const words = typed.filter((word) => word !== '--');
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    const isHelp = error.code === 'commander.help';
    if (!isHelp) around.err(`${sentenceOfWrongUse(error)} Voir parade --help\n`);
    return 2;
  }
}

/** A command in its place of the tree: `staff list` below `staff`. */
function parserOf(program: Parser, command: Command): Parser {
  const [first = '', second] = command.name.split(' ');
  const group = second === undefined ? program : groupOf(program, first);
  const parser = group
    .command(second ?? first)
    .description(command.about)
    .helpCommand(false);
  for (const { name, about, isOptional, isRepeated } of command.args ?? []) {
    const word = `${name}${isRepeated ? '...' : ''}`;
    parser.argument(isOptional ? `[${word}]` : `<${word}>`, about);
  }
  for (const { name, about, value, isRepeated } of command.options ?? []) {
    const option = new Option(`--${name}${value ? ` <${value}>` : ''}`, about);
    if (isRepeated) {
      option.argParser((text: string, before: string[] = []) => [...before, text]);
    }
    parser.addOption(option);
  }
  parser.option('--json', 'répond par un seul objet JSON');
  parser.addHelpText('after', command.notes ? `\n${command.notes}` : '');
  // The parser’s own words for it are English.
  parser.usage(['[options]', ...parser.registeredArguments.map(termOf)].join(' '));
  return parser;
}

/** The group of that name, which may be a command itself. */
function groupOf(program: Parser, name: string): Parser {
  const known = program.commands.find((each) => each.name() === name);
  if (known) return known;
  const about = GROUPS[name] ?? '';
  return program.command(name).description(about).usage('<commande>').helpCommand(false);
}

/** Everything that was typed, by name. */
function givenTo(parser: Parser): Given {
  const args = parser.registeredArguments.map((argument, at): [string, unknown] => [
    argument.name(),
    parser.processedArgs[at],
  ]);
  const options = parser.options.map((option): [string, unknown] => [
    option.long?.slice('--'.length) ?? '',
    parser.getOptionValue(option.attributeName()),
  ]);
  return new Given(Object.fromEntries([...args, ...options]));
}

async function perform(command: Command, parser: Parser, around: Surroundings): Promise<number> {
  const given = givenTo(parser);
  const call: Call = {
    given,
    env: () => readEnv(around.variables),
    now: around.now,
    progress: progressLine({ isTTY: process.stderr.isTTY, write: around.err }),
  };
  const json = given.is('json');
  try {
    const result = await command.run(call);
    if (json) around.out(`${JSON.stringify(objectOf(result))}\n`);
    else tell(result, around);
    return result.problems?.length ? 1 : 0;
  } catch (error) {
    const sentence = sentenceOfFailure(error, 'fr');
    if (json) around.out(`${JSON.stringify({ ok: false, error: sentence })}\n`);
    else around.err(`${sentence}\n`);
    return error instanceof WrongUse ? 2 : 1;
  }
}

const objectOf = ({ data, problems = [] }: Result) => ({
  ok: problems.length === 0,
  ...data,
  ...(problems.length > 0 && { problems }),
});

function tell({ lines, problems = [] }: Result, { out, err }: Surroundings): void {
  for (const problem of problems) err(`${problem}\n`);
  for (const line of lines) out(`${line}\n`);
}
